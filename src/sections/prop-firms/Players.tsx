import { players } from "../../facts/prop-firms.ts";
import { routes } from "../../facts/routes.ts";
import type { Speech } from "../../languages/speech.ts";
import { Section } from "../../ui/Section/Section.tsx";
import css from "./Players.module.css";

/** Who brings what and takes what home (PF-07). */
export function Players({ t }: Speech) {
  return (
    <Section
      id="players"
      title={t("prop-firms:players.title")}
      lead={t("prop-firms:players.lead")}
      heading="side"
    >
      <ul className={css.players}>
        {players.map((id) => (
          <li key={id} className={css[id]}>
            <h3>
              {id === "propFirms" ? (
                t(`prop-firms:players.${id}.name`)
              ) : (
                <a href={routes[id].path}>{t(`prop-firms:players.${id}.name`)}</a>
              )}
            </h3>
            {(["brings", "gets"] as const).map((side) => (
              <p key={side}>
                <b>{t(`prop-firms:players.${side}`)}</b>
                <br />
                {t(`prop-firms:players.${id}.${side}`)}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}
