import type { ReactNode } from "react";
import { type RouteId, routes } from "../../facts/routes.ts";
import { numbers } from "../../languages/numbers.ts";
import { sentenceSpace } from "../../languages/sentences.ts";
import type { Speech } from "../../languages/speech.ts";
import { OpenDemoDialog } from "../../layout/BookDemo.tsx";
import { ChallengeMeter } from "../../pictures/MiniPictures/ChallengeMeter.tsx";
import { Podium } from "../../pictures/MiniPictures/Podium.tsx";
import { ReferralTree } from "../../pictures/MiniPictures/ReferralTree.tsx";
import { traders } from "../../pictures/seed.ts";
import { site } from "../../site/site.ts";
import { Icon, type KeyFeatureIconName } from "../../ui/Icon/Icon.tsx";
import { Link } from "../../ui/Link/Link.tsx";
import { Section } from "../../ui/Section/Section.tsx";
import css from "./Audiences.module.css";

const audiences = [
  { id: "brokers", icon: "BarChart3" },
  { id: "propFirms", icon: "Shield" },
  { id: "communities", icon: "Users" },
] as const satisfies readonly { id: RouteId; icon: KeyFeatureIconName }[];

type Audience = (typeof audiences)[number]["id"];

interface AudiencesProps extends Speech {
  /** The counting figure of each card; Astro fills them as named slots. */
  brokers?: ReactNode;
  propFirms?: ReactNode;
  communities?: ReactNode;
}

/** Three wide cards, each with its product at work, and a slim line for traders (HM-02, HM-03, D17). */
export function Audiences({ language, t, ...stats }: AudiencesProps) {
  const { change, dollars } = numbers(language);
  const meter = (name: string, value: number, limit: number) => ({
    name,
    value: dollars(value),
    limit: dollars(limit),
    share: Math.round((100 * value) / limit),
  });
  const pictures: Record<Audience, ReactNode> = {
    brokers: (
      <Podium
        label={t("home:audiences.picture.podium")}
        places={traders
          .slice(0, 3)
          .map(({ name, returns }) => ({ name, figure: change(returns.at(-1) ?? 0) }))}
      />
    ),
    propFirms: (
      <ChallengeMeter
        label={t("home:audiences.picture.challenge")}
        account={t("home:audiences.picture.phase")}
        meters={[
          meter(t("home:audiences.picture.profitTarget"), 6_420, 8_000),
          meter(t("home:audiences.picture.dailyDrawdown"), 1_150, 5_000),
        ]}
        rules={{ name: t("home:audiences.picture.rulesMet"), met: "7 / 7" }}
      />
    ),
    communities: (
      <ReferralTree
        label={t("home:audiences.picture.referrals")}
        you={t("home:audiences.picture.you")}
        tiers={[1, 2, 3].map((number) => t("home:audiences.picture.tier", { number }))}
      />
    ),
  };
  return (
    <Section
      id="solutions"
      title={t("home:audiences.title")}
      lead={t("home:audiences.lead")}
      heading="side"
      aside={<OpenDemoDialog emphasis="secondary">{t("home:audiences.consultation")}</OpenDemoDialog>}
    >
      <div className={css.cards}>
        {audiences.map(({ id, icon }) => (
          <article key={id} className={`${css.card} ${css[id]}`} aria-labelledby={`audience-${id}`}>
            <div className={css.text}>
              <h3 id={`audience-${id}`} className={css.title}>
                <Icon name={icon} />
                {t(`home:audiences.${id}.title`)}
              </h3>
              <p>{t(`home:audiences.${id}.description`)}</p>
              <ul className={css.features}>
                {t(`home:audiences.${id}.features`, { returnObjects: true }).map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              <a href={routes[id].path} className={css.more}>
                {t("home:audiences.learnMore")}
                <span className="visually-hidden">
                  {" "}
                  {t("home:audiences.learnMoreAbout", { audience: t(`home:audiences.${id}.title`) })}
                </span>
                <Icon name="ArrowRight" />
              </a>
            </div>
            <div className={css.evidence}>
              <p className={css.stat}>
                <span className={css.figure}>{stats[id]}</span> {t(`home:audiences.${id}.statLabel`)}
              </p>
              {pictures[id]}
            </div>
          </article>
        ))}
        <p className={css.traders}>
          {t("home:audiences.traders.text")}
          {sentenceSpace(language)}
          <Link href={site.links.app}>{t("home:audiences.traders.link")}</Link>
        </p>
      </div>
    </Section>
  );
}
