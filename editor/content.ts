import type { Stale } from "../src/languages/checking/stale.ts";
import type { LanguageRow } from "../src/languages/languages.ts";
import type { Change, Conflict, Value } from "./changes.ts";

/** A JSON Schema (2020-12), as far as those of facts and settings use it. `words` is an addition of ours. */
export interface Schema {
  type?: string | readonly string[];
  enum?: readonly string[];
  const?: Value;
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  propertyNames?: Schema;
  additionalProperties?: Schema | boolean;
  prefixItems?: readonly Schema[];
  items?: Schema | boolean;
  minItems?: number;
  maxItems?: number;
  format?: string;
  $ref?: string;
  $defs?: Readonly<Record<string, Schema>>;
  /** Namespace and key of the group of words whose ids these are: `home:proof.awards`. */
  words?: string;
}

/** Something wrong with a file, as the checks of the build tell it. */
export interface Fault {
  file: string;
  /** `hero.title`, `brokers.broker-3.results.1.after`; empty for the whole file. */
  key: string;
  what: string;
  /** Whether the build stops at it. */
  stopsBuild: boolean;
}

/** What the checks say of the files, and the schemas of those that have fields. */
export interface Inspection {
  faults: Fault[];
  schemas: Record<string, Schema>;
}

/** All that the editor shows. */
export interface Content extends Inspection {
  languages: readonly LanguageRow[];
  /** The value of each file of the owner's, by path from the root of the project. */
  files: Record<string, Value>;
  /** What stands above fields of the settings, by path such as `links.newsletter`. */
  comments: Record<string, string>;
  routes: readonly { path: string; catalogue: string }[];
  /** Values for placeholders in any message. */
  variables: Record<string, string>;
  stale: Stale;
}

/** Changes to check or to save. */
export interface ChangeRequest {
  changes: Change[];
  /** Translations that hold although their English has changed: keys by language. */
  confirmed: Record<string, string[]>;
  /** Whether to save words that stop the build, to be finished later. Facts and settings are held to their schemas. */
  isUnfinished?: boolean | undefined;
}

/** What became of changes. `saved` are the files that were written, `content` is what they all hold now. */
export type SaveAnswer =
  | { saved: string[]; content: Content }
  | { conflicts: Conflict[] }
  | { refused: Fault[] };

export const settingsFile = "site.config.ts";

export const catalogueFile = (language: string, namespace: string): string =>
  `catalogues/${language}/${namespace}.json`;
