import { players } from "../../content/pages/prop-firms.ts";
import { routes } from "../../content/routes.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { pathIn } from "../../i18n/negotiation/pathIn.ts";
import { Section } from "../../ui/Section/Section.tsx";
import css from "./Players.module.css";

/** A table of what each party brings in and what it takes out (PF-07). */
export function Players({ language, t }: I18n) {
  return (
    <Section id="players" title={t("prop-firms:players.title", { large: true })} weight="minor">
      <ul className={`${css.parties} u-divided-rows`}>
        {players.map((id) => (
          <li key={id} className={css.party}>
            <h3 className={`${css.name} u-subheading u-span-all-columns`}>
              {id === "propFirms" ? (
                t(`prop-firms:players.${id}.name`, { large: true })
              ) : (
                <a href={pathIn(language, routes[id].path)}>
                  {t(`prop-firms:players.${id}.name`, { large: true })}
                </a>
              )}
            </h3>{" "}
            {(["brings", "gets"] as const).map((side) => (
              <p key={side} className={css[side]}>
                <small className={`${css.side} u-small u-block`}>{t(`prop-firms:players.${side}`)}</small>{" "}
                <span>{t(`prop-firms:players.${id}.${side}`)}</span>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}
