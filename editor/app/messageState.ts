import { catalogueFile, isGroup } from "../../src/i18n/messages/format.ts";
import { fieldsOf, formatKey, lacks, type MessageKey, messageKeysOf, placeOf } from "../messageKeys.ts";
import { type ChangeSet, isAbout, overlaps, untranslated } from "../publishing/changeSets.ts";
import { isSamePlace, valueAt } from "../publishing/changes.ts";
import { settingsFile } from "../publishing/inspection.ts";
import { type Editor, textAt, toFix, toFixAt } from "./store.ts";

/** What there is to do, as it is called in the editor. */
export const marks = ["changed", "missing", "to fix"] as const;

export type Mark = (typeof marks)[number];

/** The messages of a page. */
export const messageKeysIn = ({ values }: Editor, namespace: string): MessageKey[] =>
  messageKeysOf(namespace, values[catalogueFile("en", namespace)]);

/** The messages of an entry with words. One that is not finished has those of the one beside it. */
export function messageKeysOfEntry({ values }: Editor, entry: MessageKey): MessageKey[] {
  const { namespace, path } = entry;
  const group = valueAt(values, placeOf({ namespace, path: path.slice(0, -1) }, "en"));
  const { [`${path.at(-1)}`]: english, ...others } = Object(group);
  const model = Object.values(others).find(isGroup);
  const isOne = typeof english === "string" || !model;
  return isOne ? [entry] : messageKeysOf(namespace, { ...model, ...english }, path);
}

/** The English of a message. */
export const englishOf = ({ values }: Editor, messageKey: MessageKey): string =>
  textAt(values, placeOf(messageKey, "en"));

/** The change set of changes that a message is in. */
export const changeSetOf = ({ changeSets }: Editor, messageKey: MessageKey): ChangeSet | undefined =>
  changeSets.find(({ key }) => overlaps(formatKey(messageKey), key));

/** The published languages that a change set waits for. */
export const awaited = ({ content, confirmed }: Editor, changeSet: ChangeSet | undefined): string[] =>
  changeSet
    ? untranslated(changeSet, valueAt(content.files, [settingsFile, "languages"]) as string[], confirmed)
    : [];

/** What a pending change set waits for. */
export function reasonToWait(editor: Editor, changeSet: ChangeSet) {
  const languages = awaited(editor, changeSet);
  const later = editor.later.find((key) => overlaps(key, changeSet.key));
  const wrong = toFix(editor.diagnostics).find((each) => isAbout(changeSet, each));
  const isBehind = languages.length > 0;
  const kind = later ? "for later" : wrong ? "to fix" : isBehind ? "for translations" : "to finish";
  return { kind, languages, later, wrong };
}

/** What is kept and not on the site yet. */
export const pendingIn = ({ changeSets, content }: Editor): ChangeSet[] =>
  changeSets.filter(({ changes }) =>
    content.pending.changes.some((own) => changes.some((each) => isSamePlace(own, each))),
  );

/** The languages in which there is something to do for a message. */
export function marksOf(editor: Editor, messageKey: MessageKey): Record<Mark, string[]> {
  const { content, confirmed } = editor;
  const changes = changeSetOf(editor, messageKey)?.changes ?? [];
  const languagesWith = (has: (code: string) => boolean): string[] =>
    content.languages.map(({ code }) => code).filter(has);
  return {
    changed: languagesWith(
      (code) =>
        changes.some(({ file }) => file === catalogueFile(code, messageKey.namespace)) ||
        (confirmed[code]?.includes(formatKey(messageKey)) ?? false),
    ),
    missing: languagesWith((code) => lacks(editor.values, messageKey, code)),
    "to fix": languagesWith((code) =>
      fieldsOf(messageKey, code).some(({ place }) => toFixAt(editor, place).length > 0),
    ),
  };
}
