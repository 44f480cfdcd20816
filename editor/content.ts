import type { Conflict, Value } from "../publishing/changes.ts";
import type { Inspection } from "../publishing/inspection.ts";
import type { Waiting } from "../publishing/waiting.ts";
import type { Stale } from "../src/languages/checking/stale.ts";
import type { LanguageRow } from "../src/languages/languages.ts";

/** All that the editor shows. */
export interface Content extends Inspection {
  languages: readonly LanguageRow[];
  /** The value of each file of the owner's, by path from the root of the project. */
  files: Record<string, Value>;
  routes: readonly { path: string; catalogue: string }[];
  /** Values for placeholders in any message. */
  variables: Record<string, string>;
  /** Messages that are shown in English until they are translated. */
  stale: Stale;
  waiting: Waiting;
}

/** What became of changes. `saved` are the files that were written, `content` is what they all hold now. */
export type SaveAnswer = { saved: string[]; content: Content } | { conflicts: Conflict[] };
