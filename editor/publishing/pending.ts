import { z } from "zod";
import { mistake, readJson } from "../../src/content/readJson.ts";
import { changeSetsOf, overlaps, untranslated } from "./changeSets.ts";
import type { Change } from "./changes.ts";

/** Changes that are kept and not published yet: `catalogues/pending.json` (ADR 034). */
export const pendingFile = "catalogues/pending.json";

const json = z.json().optional();

const keysByLanguage = z.record(z.string(), z.array(z.string()));

const placeSchema = z.strictObject({
  file: z.string(),
  path: z.array(z.union([z.string().regex(/^(?!__proto__$)/), z.int().min(0)])),
});

/** The form of the file, and of what the editor sends. */
export const pendingSchema = z.strictObject({
  changes: z.array(placeSchema.extend({ before: json, after: json })) as z.ZodType<Change[]>,
  /** Translations that hold although their English changes: keys by language. */
  confirmed: keysByLanguage,
  /** Units that are complete, and not to be published yet. */
  later: z.array(z.string()),
});

export type PendingChanges = z.output<typeof pendingSchema>;

/** The pending changes. @throws {Error} with file, line and mistake */
export function readPending(): PendingChanges {
  const { value, lineOf } = readJson(pendingFile);
  const { data, error } = pendingSchema.safeParse(value);
  if (data) return data;
  throw new Error(mistake(pendingFile, lineOf(error.issues[0]?.path ?? []), z.prettifyError(error)));
}

/** Pending changes, as change sets. @param published languages */
export const pendingChangeSets = (
  { changes, confirmed, later }: PendingChanges,
  published: readonly string[],
) =>
  changeSetsOf(changes).map((changeSet) => {
    const { key } = changeSet;
    /** The published languages that it waits for; none if it is not finished, or wrong. */
    const languages = untranslated(changeSet, published, confirmed);
    const isForLater = later.some((each) => overlaps(key, each));
    const reason = isForLater ? "is left for later" : "is not finished, or to be fixed";
    const text = `${key} ${languages.length > 0 ? `is not translated into ${languages.join(", ")}` : reason}`;
    return { key, languages, text };
  });
