import { routes } from "../../facts/routes.ts";
import { switches } from "../../facts/sample/integrations.ts";
import { pathIn } from "../../languages/choosing/pathIn.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { Switchboard } from "../../pictures/Switchboard/Switchboard.tsx";
import { Band } from "../../ui/Band/Band.tsx";
import { ClaimMark } from "../shared/Claims.tsx";
import css from "./Why.module.css";

const markets = ["brokers", "propFirms", "communities"] as const;

/** The permissions of a token, by their API names. */
const scopes = [
  { id: "read", scope: "trades:read", granted: true },
  { id: "trade", scope: "trades:write", granted: false },
  { id: "cards", scope: "cards:store", granted: false },
  { id: "revoke", scope: "access:revoke", granted: true },
] as const;

/** Growth, trust, opportunities: three reasons, each with its own kind of evidence (PA-03). */
export function Why({ language, t }: Translator) {
  return (
    <Band id="why">
      <header className={`${css.head} u-split u-gutter`}>
        <h2 id="why-title">{t("partners:why.title")}</h2>
        <p className="u-muted">
          {t("partners:why.lead")}
          <ClaimMark t={t} page="partners" id="organisations" />
        </p>
      </header>
      <article className={`${css.growth} u-gutter`} aria-labelledby="why-growth">
        <p className={`${css.figure} u-headline u-strut`}>{t("partners:why.growth.figure")}</p>
        <p className={`${css.unit} u-top-rule u-muted`}>
          {t("partners:why.growth.figureLabel")}
          <ClaimMark t={t} page="partners" id="participants" />
        </p>
        <div className={`${css.reason} u-readable u-stack`}>
          <h3 className="u-step-3" id="why-growth">
            {t("partners:why.growth.title")}
          </h3>
          <p className="u-muted">{t("partners:why.growth.text")}</p>
        </div>
      </article>
      <article className={`${css.trust} u-split u-gutter u-section-padding`} aria-labelledby="why-trust">
        <div className="u-readable u-stack">
          <h3 className="u-step-3" id="why-trust">
            {t("partners:why.trust.title")}
          </h3>
          <p className="u-muted">{t("partners:why.trust.text")}</p>
        </div>
        <div className="u-tabular">
          <p className="u-strong">{t("partners:why.trust.access.title")}</p>
          <dl className={`${css.access} u-ledger`}>
            {scopes.map(({ id, scope, granted }) => (
              <div key={id} className="u-row">
                <dt data-scope={scope}>{t(`partners:why.trust.access.${id}.action`)}</dt>
                <dd className="u-strong" data-mark={granted ? "✓" : "×"}>
                  {t(`partners:why.trust.access.${id}.answer`)}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </article>
      <article className="u-gutter u-section-padding" aria-labelledby="why-opportunities">
        <div className={`${css.opportunity} u-split`}>
          <h3 className="u-step-3" id="why-opportunities">
            {t("partners:why.opportunities.title")}
          </h3>
          <p className="u-muted">{t("partners:why.opportunities.text")}</p>
        </div>
        <Switchboard
          words={t("partners:why.opportunities", { returnObjects: true })}
          markets={markets.map((id) => ({
            id,
            address: pathIn(language, routes[id].path),
            clients: switches[id],
          }))}
        />
      </article>
    </Band>
  );
}
