import type { Value } from "../../publishing/changes.ts";
import { inspect, readFiles } from "../../publishing/files.ts";
import { type Inspection, settingsFile } from "../../publishing/inspection.ts";
import { readWaiting, type Waiting, waitingFile } from "../../publishing/waiting.ts";
import { routes } from "../../src/facts/routes.ts";
import { type LanguageRow, languages } from "../../src/languages/languages.ts";

/** All that the editor shows. */
export interface Content extends Inspection {
  languages: readonly LanguageRow[];
  /** The value of each file of the owner's, by path from the root of the project. */
  files: Record<string, Value>;
  routes: readonly { path: string; catalogue: string }[];
  /** Values for placeholders in any message. */
  variables: Record<string, string>;
  waiting: Waiting;
}

/** All that the editor shows, from the files as they are. @throws {Error} if a file cannot be parsed */
export async function readContent(): Promise<Content> {
  const waiting = readWaiting();
  const { [waitingFile]: _, ...files } = readFiles();
  const { brand, legalName, supportEmail } = Object(files[settingsFile]);
  return {
    ...(await inspect(files)),
    waiting,
    languages,
    files,
    routes: Object.values(routes),
    variables: { brand, legalName, supportEmail },
  };
}
