import { languages } from "../languages/languages.ts";
import { colon } from "../languages/words/sentences.ts";
import type { Translator } from "../languages/words/translator.ts";
import { builtLanguages } from "../site/site.ts";
import { Icon } from "../ui/Icon/Icon.tsx";
import css from "./LanguageSwitcher.module.css";
import "virtual:flags.css";

/** Links, so that a choice needs no script: the server stores it (D12). Opens upwards in the burger menu (LY-13). */
export function LanguageSwitcher({ language, t }: Translator) {
  const offered = languages.filter((row) => builtLanguages.includes(row.code));
  const current = languages.find((row) => row.code === language);
  return (
    <details className={css.switcher} data-disclosure="click" data-language-switcher="">
      <summary className={css.summary}>
        <Icon name="Languages" />
        <span className="visually-hidden">{`${t("common:language.label")}${colon(language)}`}</span>
        <span className={css.name}>{current?.name}</span>
        <span className={css.code}>{language}</span>
        <Icon name="ChevronDown" />
      </summary>
      <ul className={css.list}>
        {offered.map((row) => (
          <li key={row.code}>
            <a
              href={`?lng=${row.code}`}
              lang={row.code}
              aria-current={row.code === language ? "true" : undefined}
              className={`${css.choice} flag`}
            >
              {row.name}
              {row.code === language && <Icon name="Check" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
