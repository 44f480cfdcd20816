import { z } from "zod";
import { mistake, readJson } from "../src/facts/readJson.ts";
import type { Change } from "./changes.ts";
import { isOneOf, unitsOf, untranslated } from "./units.ts";

/** Changes that are kept and not published yet: `catalogues/waiting.json` (ADR 034). */
export const waitingFile = "catalogues/waiting.json";

const json = z.json().optional();

const keysByLanguage = z.record(z.string(), z.array(z.string()));

const placeSchema = z.strictObject({
  file: z.string(),
  path: z.array(z.union([z.string().regex(/^(?!__proto__$)/), z.int().min(0)])),
});

export const waitingSchema = z.strictObject({
  changes: z.array(placeSchema.extend({ before: json, after: json })) as z.ZodType<Change[]>,
  /** Translations that hold although their English changes: keys by language. */
  confirmed: keysByLanguage,
  /** Units that are complete, and not to be published yet. */
  later: z.array(z.string()),
});

export type Waiting = z.output<typeof waitingSchema>;

/** The changes that wait. @throws {Error} with file, line and mistake */
export function readWaiting(): Waiting {
  const { value, lineOf } = readJson(waitingFile);
  const { data, error } = waitingSchema.safeParse(value);
  if (data) return data;
  throw new Error(mistake(waitingFile, lineOf(error.issues[0]?.path ?? []), z.prettifyError(error)));
}

/** What waits, as units. @param published languages */
export const waitingUnits = ({ changes, confirmed, later }: Waiting, published: readonly string[]) =>
  unitsOf(changes).map((unit) => {
    const { key } = unit;
    /** The published languages that it waits for; none if it is not finished, or wrong. */
    const languages = untranslated(unit, published, confirmed);
    const isForLater = later.some((each) => isOneOf(key, each));
    const reason = isForLater ? "is left for later" : "is not finished, or to be fixed";
    const inWords = `${key} ${languages.length > 0 ? `is not translated into ${languages.join(", ")}` : reason}`;
    return { key, languages, inWords };
  });
