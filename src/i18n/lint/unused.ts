import type { Diagnostic } from "../../diagnostics.ts";
import { defaultLanguage } from "../languages.ts";
import { allMessages, type Catalogues, messagePlace, pluralForm } from "../messages/format.ts";

/** A message that stays in the catalogues although no page shows it. */
interface Reserved {
  /** `common:navigation.home` */
  key: string;
  reason: string;
}

const label = "A label that the specification names without a place for it (D17).";

const reserved: readonly Reserved[] = [
  { key: "common:navigation.home", reason: label },
  { key: "common:navigation.traders", reason: label },
  { key: "common:navigation.events", reason: label },
  { key: "common:navigation.signIn", reason: label },
];

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g;

/** A quoted key, or a template literal with `${…}` for a part or the catalogue; in `templates`, with `returnObjects` or `as const`, a group. */
const uses =
  /(templates\(t, )?(?:"([\w-]+:[\w.-]+)"|`((?:[\w-]+|\$\{\w+\}):(?:[\w.-]|\$\{[^}]*\})+)`)(\s*,\s*\{\s*returnObjects: true| as const)?/g;

const choiceOfTwo = /^[^?]*\?\s*"([\w-]+)"\s*:\s*"([\w-]+)"$/;

/** `home:finalCall.${id}Hint` as a regular expression for the possible keys. */
const pattern = (template: string): string =>
  template
    .split(/\$\{([^}]*)\}/)
    .map((part, index) => {
      if (index % 2 === 0) return RegExp.escape(part);
      const [, one, other] = choiceOfTwo.exec(part) ?? [];
      return one && other ? `(?:${RegExp.escape(one)}|${RegExp.escape(other)})` : "[^.]+";
    })
    .join("");

/**
 * The English keys that no source file uses (LN-05), such as `home:hero.title`.
 * @param sources contents of the files that may call `t`
 */
export function unusedKeys(english: Catalogues, sources: readonly string[]): string[] {
  const patterns = sources.flatMap((source) =>
    [...source.replaceAll(comments, "").matchAll(uses)].map(
      ([, asTemplates, key, template = "", group]) =>
        (key ? RegExp.escape(key) : pattern(template)) + (asTemplates || group ? "(?:\\..+)?" : ""),
    ),
  );
  const used = new RegExp(`^(?:${[...new Set(patterns)].join("|") || "$."})$`);
  return [...allMessages(english).keys()].filter(
    (key) => !used.test(key) && !used.test(pluralForm(key)?.base ?? key),
  );
}

/** English messages that no page uses, and reserved keys that do not exist. */
export function checkUsage(english: Catalogues, sources: readonly string[]): Diagnostic[] {
  const reservedKeys = reserved.map(({ key }) => key);
  const known = allMessages(english);
  return [
    ...unusedKeys(english, sources)
      .filter((key) => !reservedKeys.includes(key))
      .map((key) =>
        warning(
          key,
          "is used nowhere",
          "remove it from every language, or reserve it with a reason in src/i18n/lint/unused.ts",
        ),
      ),
    ...reserved
      .filter(({ key }) => !known.has(key))
      .map(({ key, reason }) => warning(key, "is reserved, but missing", `write it: ${reason}`)),
  ];
}

function warning(key: string, message: string, fix: string): Diagnostic {
  const [namespace = "", path = ""] = key.split(":");
  return {
    code: "unused-message",
    severity: "warning",
    ...messagePlace(defaultLanguage, namespace, path),
    message,
    fix,
  };
}
