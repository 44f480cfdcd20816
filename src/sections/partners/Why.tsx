import { claimsOnPage } from "../../content/claims.ts";
import { routes } from "../../content/routes.ts";
import { integrationLog, switches } from "../../content/sample/integrations.ts";
import { claimFigure } from "../../i18n/messages/claimFigure.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { sentenceSpace } from "../../i18n/messages/sentences.ts";
import { pathIn } from "../../i18n/negotiation/pathIn.ts";
import { EventLog } from "../../illustrations/Switchboard/EventLog.tsx";
import { Switchboard } from "../../illustrations/Switchboard/Switchboard.tsx";
import { FullWidthSection } from "../../ui/FullWidthSection/FullWidthSection.tsx";
import { Message } from "../../ui/Message/Message.tsx";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import { ClaimMark, claimTag } from "../shared/Claims.tsx";
import css from "./Why.module.css";

const markets = ["brokers", "propFirms", "communities"] as const;

/** What may be done with a connected account. */
const permissions = ["read", "trade", "cards", "revoke"] as const;

/** Growth, trust, opportunities: a figure, a promise, and switches that can be tried (PA-03). */
export function Why({ language, t }: I18n) {
  const firms = markets.flatMap((id) => switches[id]);
  const { whole } = numberFormats(language);
  return (
    <FullWidthSection id="why">
      <header className={`${css.head} u-padding-inline`}>
        <h2 id="why-title">{t("partners:why.title")}</h2>
        <ClaimMark t={t} page="partners" id="organisations" />
      </header>
      <article className={`${css.growth} u-padding-inline`} aria-labelledby="why-growth">
        <div>
          <p className={`${css.figure} u-headline`}>{claimFigure(language, "participants")}</p>
          <p>
            {t("partners:why.growth.figureLabel")}
            <ClaimMark t={t} page="partners" id="participants" />{" "}
            <SampleTag>{claimTag(t, claimsOnPage.partners)}</SampleTag>
          </p>
        </div>
        <div className={css.reason}>
          <h3 className="u-heading-sm" id="why-growth">
            {t("partners:why.growth.title")}
          </h3>
          <p className="u-text-muted">{t("partners:why.growth.text")}</p>
        </div>
      </article>
      <article
        className={`${css.trust} u-split u-padding-inline u-section-padding`}
        aria-labelledby="why-trust"
      >
        <p className={`${css.promise} u-headline u-step-4`} data-large="">
          {t("partners:notABroker")}
        </p>
        <div className={css.reason}>
          <h3 className="u-heading-sm" id="why-trust">
            {t("partners:why.trust.title")}
          </h3>
          <p className="u-text-muted">{t("partners:why.trust.text")}</p>
        </div>
        <div>
          <p>{t("partners:why.trust.access.title")}</p>
          <dl className={`${css.access} u-divided-rows`}>
            {permissions.map((id) => (
              <div key={id} className="u-row u-space-between">
                <dt>{t(`partners:why.trust.access.${id}.action`)}</dt>
                <dd className="u-heading-sm">{t(`partners:why.trust.access.${id}.answer`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </article>
      <article
        className="u-padding-inline u-section-padding"
        aria-labelledby="why-opportunities"
        data-switchboard=""
      >
        <div className={`${css.opportunity} u-split`}>
          <div className="u-stack">
            <p className="u-headline u-step-4 u-tabular" data-count-text="" data-large="">
              <span className="u-block">{t("partners:why.opportunities.once")}</span>
              {sentenceSpace(language)}
              <Message tags={{ count: (count) => <span data-count="">{count}</span> }}>
                {t("partners:why.opportunities.count", {
                  on: whole(firms.filter(({ on }) => on).length),
                  all: whole(firms.length),
                })}
              </Message>
            </p>
            <p>
              <SampleTag isSilent>{t("common:sampleTag")}</SampleTag>
            </p>
          </div>
          <div className={css.reason}>
            <h3 className="u-heading-sm" id="why-opportunities">
              {t("partners:why.opportunities.title")}
            </h3>
            <p className="u-text-muted">{t("partners:why.opportunities.text")}</p>
          </div>
        </div>
        <Switchboard
          words={t("partners:why.opportunities", { returnObjects: true, on: "", all: "" })}
          markets={markets.map((id) => ({
            id,
            address: pathIn(language, routes[id].path),
            clients: switches[id],
          }))}
        >
          <EventLog {...integrationLog} />
        </Switchboard>
      </article>
    </FullWidthSection>
  );
}
