import { z } from "zod";
import { readJson } from "../../src/content/readJson.ts";
import { validated } from "../../src/content/validate.ts";
import type { Diagnostic } from "../../src/diagnostics.ts";
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
  changes: z.array(placeSchema.extend({ before: json, after: json })) as z.ZodType<readonly Change[]>,
  /** Translations that hold although their English changes: keys by language. */
  confirmed: keysByLanguage,
  /** Change sets that are complete, and not to be published yet. */
  later: z.array(z.string()) as z.ZodType<readonly string[]>,
});

export type PendingChanges = z.output<typeof pendingSchema>;

/** The pending changes. @throws {DiagnosticsError} with what is wrong in their file */
export const readPending = (): PendingChanges => validated(pendingSchema, readJson(pendingFile));

/** Pending changes, as change sets, and why each is pending. @param published languages */
export const pendingChangeSets = (
  { changes, confirmed, later }: PendingChanges,
  published: readonly string[],
) =>
  changeSetsOf(changes).map((changeSet) => {
    const { key } = changeSet;
    /** The published languages that it waits for; none if it is not finished, or wrong. */
    const languages = untranslated(changeSet, published, confirmed);
    const isForLater = later.some((each) => overlaps(key, each));
    const [message = "", fix = ""] =
      languages.length > 0
        ? [
            `is not translated into ${languages.join(", ")}`,
            "translate it, or say that its translations hold",
          ]
        : isForLater
          ? ["is left for later", "publish it after all"]
          : ["is not finished, or wrong", "finish it, or correct it"];
    const { file = "", path = [] } = changeSet.changes[0] ?? {};
    const place = { code: "pending-change", severity: "advice", file, path } as const;
    const diagnostic: Diagnostic = { ...place, message, fix: `${fix}, in npm run edit` };
    return { key, languages, diagnostic };
  });
