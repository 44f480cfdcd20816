import type { ClaimId } from "../../content/claims.ts";
import { routes } from "../../content/routes.ts";
import { claimFigure } from "../../i18n/messages/claimFigure.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { sentenceSpace } from "../../i18n/messages/sentences.ts";
import { pathIn } from "../../i18n/negotiation/pathIn.ts";
import { Icon, type KeyFeatureIconName } from "../../ui/Icon/Icon.tsx";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import { StatCounter } from "../../ui/StatCounter/StatCounter.tsx";
import { ClaimMark, claimTag } from "../shared/ClaimMark.tsx";
import css from "./Audiences.module.css";
import type { AudienceId } from "./audiences.ts";

/** The figure of each audience. */
const figures = {
  brokers: "volume",
  propFirms: "firms",
  communities: "engagement",
} as const satisfies Record<AudienceId, ClaimId>;

const icons = {
  brokers: "BarChart3",
  propFirms: "Shield",
  communities: "Users",
} as const satisfies Record<AudienceId, KeyFeatureIconName>;

/** Above the picture of an audience: its name and its figure. */
export function AudienceHead({ language, t, id }: I18n & { id: AudienceId }) {
  return (
    <div className={`${css.head} u-row u-space-between`}>
      <h3 id={`audience-${id}`} className={`${css.title} u-media u-step-2`}>
        <Icon name={icons[id]} />
        {t(`home:audiences.${id}.title`, { large: true })}
      </h3>
      <div className="u-small">
        <span className={`${css.stat} u-headline u-heading-sm u-step-3 u-text-ink`}>
          <StatCounter value={claimFigure(language, figures[id])} />
        </span>{" "}
        {t(`home:audiences.${id}.statLabel`)}
        <ClaimMark t={t} page="home" id={figures[id]} /> <SampleTag>{claimTag(t, [figures[id]])}</SampleTag>
      </div>
    </div>
  );
}

/** Below it: what the engine is for the audience, and the way to its page. */
export function AudienceText({ language, t, id }: I18n & { id: AudienceId }) {
  return (
    <div className={`${css.text} u-stack`}>
      <p>{t(`home:audiences.${id}.description`)}</p>
      <ul className={css.features}>
        {t(`home:audiences.${id}.features`, { returnObjects: true }).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <a href={pathIn(language, routes[id].path)} className={`${css.more} u-media u-semibold`}>
        {t("home:audiences.learnMore")}
        <span className="u-visually-hidden">
          {sentenceSpace(language)}
          {t("home:audiences.learnMoreAbout", { audience: t(`home:audiences.${id}.title`) })}
        </span>
        <Icon name="ArrowRight" size="1.125rem" />
      </a>
    </div>
  );
}
