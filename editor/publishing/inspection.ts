import type { Diagnostic } from "../../src/diagnostics.ts";
import type { Value } from "./changes.ts";

/** A JSON Schema (2020-12), as far as those of content and settings use it. The last fields are additions of ours. */
export interface Schema {
  type?: string | readonly string[];
  enum?: readonly string[];
  const?: Value;
  anyOf?: readonly Schema[];
  /** Entries of several kinds: each has its own in `kind`. */
  oneOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  propertyNames?: Schema;
  additionalProperties?: Schema | boolean;
  prefixItems?: readonly Schema[];
  items?: Schema | boolean;
  minItems?: number;
  maxItems?: number;
  format?: string;
  title?: string;
  description?: string;
  $ref?: string;
  $defs?: Readonly<Record<string, Schema>>;
  /** Namespace and key of the group of words whose ids these are: `home:awards`. */
  words?: string;
  /** Whether only engineers need this field. */
  technical?: boolean;
  /** Whether other entries may have the words of this id: they stay when the entry goes. */
  sharesWords?: boolean;
  /** The field beside this one whose value, as part of an address, is this one's until somebody writes it. */
  slugOf?: string;
  /** The day is set to today with a button. */
  isDated?: boolean;
  /** The value is an SVG file: a logo in its colours, or a symbol in one. */
  media?: "logo" | "symbol";
  /** A number that people read and write in percent. */
  isFraction?: boolean;
  /** The entries are the figures of pages, each in its place: they have their figures as names, and none comes or goes. */
  isFigures?: boolean;
  /** The field of the file that says of which kind the measure of this result is. */
  kinds?: string;
}

/** What the checks say of the files, and the schemas of those that have fields. */
export interface Inspection {
  diagnostics: readonly Diagnostic[];
  schemas: Record<string, Schema>;
}

/** Where the settings of the site are. */
export const settingsFile = "site.config.json";
