import { readFileSync } from "node:fs";
import { z } from "zod";
import { mistake, parseJson } from "../src/facts/readJson.ts";
import type { Change } from "./changes.ts";
import { unitsOf, untranslated } from "./units.ts";

/** Changes that are kept and not published yet: `catalogues/waiting.json` (ADR 043). */
export const waitingFile = "catalogues/waiting.json";

const json = z.json().optional();

const keysByLanguage = z.record(z.string(), z.array(z.string()));

/** Where a value is. */
export const placeSchema = z.strictObject({
  file: z.string(),
  path: z.array(z.union([z.string().regex(/^(?!__proto__$)/), z.int().min(0)])),
});

export const waitingSchema = z.strictObject({
  changes: z.array(placeSchema.extend({ before: json, after: json })) as z.ZodType<Change[]>,
  /** Translations that hold although their English changes: keys by language. */
  confirmed: keysByLanguage,
});

export type Waiting = z.output<typeof waitingSchema>;

/**
 * The changes that wait.
 * @param text content of `catalogues/waiting.json`
 * @throws {Error} with file, line and mistake
 */
export function parseWaiting(text: string): Waiting {
  const checked = waitingSchema.safeParse(parseJson(text, waitingFile).value);
  if (checked.success) return checked.data;
  throw new Error(mistake(waitingFile, 1, z.prettifyError(checked.error)));
}

export const readWaiting = (): Waiting => parseWaiting(readFileSync(waitingFile, "utf8"));

/** Something that waits. */
export interface WaitingUnit {
  /** Like that of a `Unit`. */
  key: string;
  /** The published languages that it waits for; none if it is not finished, or wrong. */
  languages: string[];
}

/** What waits, with the languages that it waits for. @param languages those that are published */
export const waitingUnits = ({ changes, confirmed }: Waiting, languages: readonly string[]): WaitingUnit[] =>
  unitsOf(changes).map((unit) => ({
    key: unit.key,
    languages: untranslated(unit, languages, confirmed),
  }));

/** What waits, as one line. */
export const waitingInWords = ({ key, languages }: WaitingUnit): string =>
  `${key} ${languages.length > 0 ? `is not translated into ${languages.join(", ")}` : "is not finished, or to be fixed"}`;
