import { routes } from "../../facts/routes.ts";
import type { Speech } from "../../languages/speech.ts";
import { Section } from "../../ui/Section/Section.tsx";
import css from "./Why.module.css";

const answers = ["read", "trade", "cards", "revoke"] as const;
const markets = ["brokers", "propFirms", "communities"] as const;

/** Growth, trust, opportunities: each reason with its own evidence (PA-03). */
export function Why({ t }: Speech) {
  return (
    <Section id="why" title={t("partners:why.title")} lead={t("partners:why.lead")}>
      <article className={css.reason} aria-labelledby="why-growth">
        <h3 id="why-growth">{t("partners:why.growth.title")}</h3>
        <p className={css.text}>{t("partners:why.growth.text")}</p>
        <p className={css.stat}>
          <span className={css.figure}>{t("partners:why.growth.figure")}</span>{" "}
          {t("partners:why.growth.figureLabel")}
        </p>
      </article>
      <article className={css.reason} aria-labelledby="why-trust">
        <h3 id="why-trust">{t("partners:why.trust.title")}</h3>
        <p className={css.text}>{t("partners:why.trust.text")}</p>
        <div>
          <p className={css.caption}>{t("partners:why.trust.access.title")}</p>
          <dl className={css.access}>
            {answers.map((id) => (
              <div key={id}>
                <dt>{t(`partners:why.trust.access.${id}.action`)}</dt>
                <dd>{t(`partners:why.trust.access.${id}.answer`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </article>
      <article className={css.reason} aria-labelledby="why-opportunities">
        <h3 id="why-opportunities">{t("partners:why.opportunities.title")}</h3>
        <p className={css.text}>{t("partners:why.opportunities.text")}</p>
        <div>
          <p className={css.caption}>{t("partners:why.opportunities.markets.title")}</p>
          <ul className={css.markets}>
            {markets.map((id) => (
              <li key={id} className={css[id]}>
                <a href={routes[id].path}>{t(`partners:why.opportunities.markets.${id}.name`)}</a>
                <span>{t(`partners:why.opportunities.markets.${id}.use`)}</span>
              </li>
            ))}
          </ul>
        </div>
      </article>
    </Section>
  );
}
