import { type LanguageRow, languages } from "../i18n/languages.ts";
import type { I18n } from "../i18n/messages/i18n.ts";
import { colon } from "../i18n/messages/sentences.ts";
import { builtLanguages } from "../site/site.ts";
import { Icon } from "../ui/Icon/Icon.tsx";
import css from "./LanguageSwitcher.module.css";

/** 3 by 2, from country-flag-icons (MIT). */
const flags = import.meta.glob<string>("./flags/*.svg", { query: "?url", import: "default", eager: true });

/** The address of a language's flag. @throws {Error} if there is none */
function flagOf({ code, flag }: LanguageRow): string {
  const file = flags[`./flags/${flag}.svg`];
  if (file) return file;
  throw new Error(
    `src/i18n/languages.ts: ${code} has flag: "${flag}", but there is no src/layout/flags/${flag}.svg. Add it.`,
  );
}

/** Links, so that a choice needs no script: the server stores it (D12). Opens upwards in the burger menu (LY-13). */
export function LanguageSwitcher({ language, t }: I18n) {
  const offered = languages.filter((row) => builtLanguages.includes(row.code));
  return (
    <details className={css.switcher} data-disclosure="click" data-language-switcher="">
      <summary className={css.summary}>
        <Icon name="Languages" size="1.25rem" />
        <span className="u-visually-hidden">{`${t("common:language.label")}${colon(language)}`}</span>
        <LanguageName language={language} />
        <Icon name="ChevronDown" size="1em" />
      </summary>
      <ul className={css.list}>
        {offered.map((row) => (
          <li key={row.code}>
            <a
              href={`?lng=${row.code}`}
              lang={row.code}
              aria-current={row.code === language ? "true" : undefined}
              className={`${css.choice} ${row.code === language ? "u-semibold" : ""}`.trim()}
            >
              <img src={flagOf(row)} alt="" width="24" height="16" loading="lazy" />
              {row.name}
              {row.code === language && <Icon name="Check" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The name of a language, or its code in a bar that is not wide. */
export const LanguageName = ({ language }: Pick<I18n, "language">) => (
  <>
    <span className={css.name}>{languages.find(({ code }) => code === language)?.name}</span>
    <span className={css.code}>{language}</span>
  </>
);
