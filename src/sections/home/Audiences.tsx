import type { ReactNode } from "react";
import type { ClaimId } from "../../facts/claims.ts";
import { type RouteId, routes } from "../../facts/routes.ts";
import { commission, tiers } from "../../facts/sample/academy.ts";
import { competition, floor } from "../../facts/sample/competition.ts";
import { accounts, challenge } from "../../facts/sample/firm.ts";
import { traders } from "../../facts/sample/traders.ts";
import { pathIn } from "../../languages/choosing/pathIn.ts";
import { numbers } from "../../languages/words/numbers.ts";
import { sentenceSpace } from "../../languages/words/sentences.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { OpenDemoDialog } from "../../layout/BookDemo.tsx";
import { ChallengeMeter } from "../../pictures/MiniPictures/ChallengeMeter.tsx";
import { Podium } from "../../pictures/MiniPictures/Podium.tsx";
import { ReferralTree } from "../../pictures/MiniPictures/ReferralTree.tsx";
import { site } from "../../site/site.ts";
import { Band } from "../../ui/Band/Band.tsx";
import { toneClass } from "../../ui/Band/tone.ts";
import { Icon, type KeyFeatureIconName } from "../../ui/Icon/Icon.tsx";
import { Link } from "../../ui/Link/Link.tsx";
import { ClaimMark } from "../shared/Claims.tsx";
import { treeLabel } from "../shared/treeLabel.ts";
import css from "./Audiences.module.css";
import { domainOf } from "./brand.ts";

export const audiences = [
  { id: "brokers", icon: "BarChart3", claim: "volume" },
  { id: "propFirms", icon: "Shield", claim: "firms" },
  { id: "communities", icon: "Users", claim: "engagement" },
] as const satisfies readonly { id: RouteId; icon: KeyFeatureIconName; claim: ClaimId }[];

type AudienceId = (typeof audiences)[number]["id"];

const owner = (name: string) => ({ name, domain: domainOf(name) });

/** A picture of the engine for each audience. */
function pictures({ language, t }: Translator): Record<AudienceId, ReactNode> {
  const { change, dollars, dollarsAndCents, percent, shortDollars, whole } = numbers(language);
  const meter = (name: string, value: number, limit: number) => ({
    name,
    value: dollars(value),
    limit: dollars(limit),
    share: Math.round((100 * value) / limit),
  });
  const { before, today, trader } = accounts.onTrack;
  const gain = today.at(-1) ?? 0;
  const ruleNames = t("prop-firms:picture.rules", { returnObjects: true });
  const [first, second, third] = traders;
  return {
    brokers: (
      <Podium
        label={t("home:audiences.picture.podium", {
          first: first.name,
          second: second.name,
          third: third.name,
          prize: dollars(floor.prizes[0] * competition.prizePool),
        })}
        owner={owner(t("home:board.host"))}
        title={t("home:board.name")}
        state={t("home:board.day", { day: competition.day, days: competition.days })}
        places={traders
          .slice(0, floor.prizes.length)
          .map(({ name, account, gain, drawdown, trades }, place) => ({
            name,
            account,
            figure: change(gain),
            prize: dollars((floor.prizes[place] ?? 0) * competition.prizePool),
            facts: [
              { term: t("home:board.drawdown"), figure: change(-drawdown) },
              { term: t("home:board.trades"), figure: whole(trades) },
            ],
          }))}
      />
    ),
    propFirms: (
      <ChallengeMeter
        label={t("home:audiences.picture.challenge", {
          gain: dollars(gain * challenge.size),
          target: dollars(challenge.target * challenge.size),
        })}
        owner={owner(t("prop-firms:picture.firm"))}
        state={t("prop-firms:picture.account", { size: shortDollars(challenge.size), trader })}
        stages={t("prop-firms:picture.stages", { returnObjects: true })}
        equity={{
          gains: [...before, ...today],
          target: challenge.target,
          targetName: `${t("home:audiences.picture.profitTarget")} ${percent(challenge.target)}`,
        }}
        meters={[
          meter(
            t("home:audiences.picture.profitTarget"),
            gain * challenge.size,
            challenge.target * challenge.size,
          ),
          meter(
            t("prop-firms:picture.dailyLimit"),
            (today[0] - gain) * challenge.size,
            challenge.dailyDrawdown * challenge.size,
          ),
        ]}
        rules={{
          name: t("home:audiences.picture.rulesMet"),
          met: `${ruleNames.length} / ${ruleNames.length}`,
          items: ruleNames,
        }}
      />
    ),
    communities: (
      <ReferralTree
        label={treeLabel({ language, t })}
        owner={owner(t("communities:network.name"))}
        state={t("communities:network.total")}
        you={{
          name: t("home:audiences.picture.you"),
          figure: dollars(commission),
        }}
        tiers={tiers.map(({ rate, members, ...tier }, index) => ({
          name: t("communities:network.tier", { number: index + 1 }),
          rate: t("communities:network.rate", { amount: dollarsAndCents(rate) }),
          members: t("communities:network.members", { count: members }),
          figure: dollars(tier.commission),
        }))}
      />
    ),
  };
}

interface AudiencesProps extends Translator {
  /** An `Audience` per panel. */
  children?: ReactNode;
}

/** The engine for three audiences, in windows that hang from the tape, and a line for traders (HM-02, HM-03, D17). */
export function Audiences({ language, t, children }: AudiencesProps) {
  return (
    <Band id="solutions" className={css.audiences}>
      <header className={css.head}>
        <h2 id="solutions-title">{t("home:audiences.title")}</h2>
        <div>
          <p>{t("home:audiences.lead")}</p>
          <OpenDemoDialog emphasis="secondary">{t("home:audiences.consultation")}</OpenDemoDialog>
        </div>
      </header>
      <div className={css.windows}>
        {children}
        <p className={css.traders}>
          {t("home:audiences.traders.text")}
          {sentenceSpace(language)}
          <Link href={site.links.app}>{t("home:audiences.traders.link")}</Link>
        </p>
      </div>
    </Band>
  );
}

type AudienceProps = Translator &
  (typeof audiences)[number] & {
    /** The counter, an island. */
    children?: ReactNode;
  };

export function Audience({ language, t, id, icon, claim, children }: AudienceProps) {
  return (
    <article className={`${css[id]} ${toneClass(id)}`} aria-labelledby={`audience-${id}`}>
      <p className={css.stat}>
        <span className={css.figure}>{children}</span> {t(`home:audiences.${id}.statLabel`)}
        <ClaimMark t={t} page="home" id={claim} />
      </p>
      {pictures({ language, t })[id]}
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
        <a href={pathIn(language, routes[id].path)} className={css.more}>
          {t("home:audiences.learnMore")}
          <span className="visually-hidden">
            {" "}
            {t("home:audiences.learnMoreAbout", { audience: t(`home:audiences.${id}.title`) })}
          </span>
          <Icon name="ArrowRight" />
        </a>
      </div>
    </article>
  );
}
