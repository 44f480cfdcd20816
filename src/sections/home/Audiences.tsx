import type { ClaimId } from "../../facts/claims.ts";
import { type RouteId, routes } from "../../facts/routes.ts";
import { pathIn } from "../../languages/choosing/pathIn.ts";
import { sentenceSpace } from "../../languages/words/sentences.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { OpenDemoDialog } from "../../layout/BookDemo.tsx";
import { site } from "../../site/site.ts";
import { Band } from "../../ui/Band/Band.tsx";
import { backgroundClass } from "../../ui/Band/background.ts";
import { Icon, type KeyFeatureIconName } from "../../ui/Icon/Icon.tsx";
import { Link } from "../../ui/Link/Link.tsx";
import { StatCounter } from "../../ui/StatCounter/StatCounter.tsx";
import { ClaimMark } from "../shared/Claims.tsx";
import { AudiencePicture } from "./AudiencePicture.tsx";
import css from "./Audiences.module.css";

const audiences = [
  { id: "brokers", icon: "BarChart3", claim: "volume" },
  { id: "propFirms", icon: "Shield", claim: "firms" },
  { id: "communities", icon: "Users", claim: "engagement" },
] as const satisfies readonly { id: RouteId; icon: KeyFeatureIconName; claim: ClaimId }[];

/** The engine for three audiences, in windows below the timeline, and a line for traders (HM-02, HM-03, D17). */
export function Audiences({ language, t }: Translator) {
  return (
    <Band id="solutions" className={`${css.audiences} u-container`}>
      <header className={`${css.head} u-stack u-frame`}>
        <h2 id="solutions-title">{t("home:audiences.title")}</h2>
        <div className="u-stack u-roomy">
          <p className="u-muted">{t("home:audiences.lead")}</p>
          <OpenDemoDialog emphasis="secondary">{t("home:audiences.consultation")}</OpenDemoDialog>
        </div>
      </header>
      <div className={css.windows}>
        {audiences.map((audience) => (
          <Audience key={audience.id} language={language} t={t} {...audience} />
        ))}
        <p className={`${css.traders} u-all-columns u-muted`}>
          {t("home:audiences.traders.text")}
          {sentenceSpace(language)}
          <Link href={site.links.app} className="u-ink u-strong">
            {t("home:audiences.traders.link")}
          </Link>
        </p>
      </div>
    </Band>
  );
}

type AudienceProps = Translator & (typeof audiences)[number];

function Audience({ language, t, id, icon, claim }: AudienceProps) {
  return (
    <article
      className={`${css.panel} ${css[id] ?? ""} ${backgroundClass(id)} u-stack u-roomy`}
      aria-labelledby={`audience-${id}`}
    >
      <div className="u-note">
        <p className="u-headline u-figure u-step-5 u-ink">
          <StatCounter value={t(`home:audiences.${id}.stat`)} />
        </p>
        {t(`home:audiences.${id}.statLabel`)}
        <ClaimMark t={t} page="home" id={claim} />
      </div>
      <AudiencePicture language={language} t={t} id={id} />
      <div className={`${css.text} u-stack`}>
        <h3 id={`audience-${id}`} className={`${css.title} u-media u-step-2`}>
          <Icon name={icon} />
          {t(`home:audiences.${id}.title`)}
        </h3>
        <p>{t(`home:audiences.${id}.description`)}</p>
        <ul className={`${css.features} u-ledger u-step--1`}>
          {t(`home:audiences.${id}.features`, { returnObjects: true }).map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <a href={pathIn(language, routes[id].path)} className={`${css.more} u-media u-strong`}>
          {t("home:audiences.learnMore")}
          <span className="u-visually-hidden">
            {" "}
            {t("home:audiences.learnMoreAbout", { audience: t(`home:audiences.${id}.title`) })}
          </span>
          <Icon name="ArrowRight" size="1.125rem" />
        </a>
      </div>
    </article>
  );
}
