import { routes } from "../../src/content/routes.ts";
import { type LanguageRow, languages } from "../../src/i18n/languages.ts";
import { inspect, readFiles } from "../publishing/files.ts";
import { settingsFile } from "../publishing/inspection.ts";
import { pendingFile, readPending } from "../publishing/pending.ts";
import { updateSite } from "./site.ts";

/** All that the editor shows, from the files as they are. @throws {Error} if a file cannot be parsed */
export async function readContent() {
  const pending = readPending();
  const { [pendingFile]: _, ...files } = readFiles();
  const { brand, legalName, supportEmail } = Object(files[settingsFile]);
  return {
    ...(await inspect(files)),
    /** The values of files that the page beside the forms shows in place of those on disk. */
    shown: await updateSite(),
    pending,
    languages: languages as readonly LanguageRow[],
    /** The value of each file of the owner's, by path from the root of the project. */
    files,
    routes: Object.values<{ path: string; catalogue: string }>(routes),
    /** Values for placeholders in any message. */
    variables: { brand, legalName, supportEmail } as Record<string, string>,
  };
}

export type Content = Awaited<ReturnType<typeof readContent>>;
