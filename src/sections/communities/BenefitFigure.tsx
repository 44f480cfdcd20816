import type { ComponentType } from "react";
import type { BenefitId } from "../../content/pages/communities.ts";
import { academy, bestEntry, channels, commission, tiers } from "../../content/sample/academy.ts";
import { competition } from "../../content/sample/competition.ts";
import { traders } from "../../content/sample/traders.ts";
import { localeOf } from "../../i18n/localeOf.ts";
import { daysAgo } from "../../i18n/messages/dates.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { BrandText } from "../../illustrations/BrandText.tsx";
import css from "./BenefitFigure.module.css";
import { drawing } from "./drawings.tsx";
import { FigureTable } from "./FigureTable.tsx";

/** Days without a trade after which a member is quiet. */
const quietAfter = 7;

const AcademyName = ({ t }: I18n) => <BrandText kind="name" name={t("communities:network.name")} />;

function Statement({ language, t }: I18n) {
  const { dollarsAndCents, whole } = numberFormats(language);
  const payers = [<AcademyName key="name" language={language} t={t} />, t("home:board.host")];
  return (
    <FigureTable
      rows={tiers.map(({ rate, members, lots, ...tier }, index) => [
        t("communities:network.tier", { number: index + 1 }),
        <span key="members" className="u-from-1024">
          {t("communities:network.members", { count: members })}
        </span>,
        `${whole(lots)} × ${dollarsAndCents(rate)}`,
        dollarsAndCents(tier.commission),
      ])}
      totals={payers.map((payer) => [payer, "", "", dollarsAndCents(commission)])}
    />
  );
}

const Portal = (i18n: I18n) => (
  <p className={`${css.line} u-row`}>
    <b className={`${css.sign} u-headline u-step-2 u-brand-text`}>
      <span>
        <AcademyName {...i18n} />
      </span>
    </b>
    <svg className="u-brand-text" width="5.5rem" height="1rem" aria-hidden="true">
      <use href={drawing("colours")} />
    </svg>
    <span className="u-text-muted">
      {i18n.t("communities:why.supervised", { host: i18n.t("home:board.host") })}
    </span>
  </p>
);

const Retention = ({ language, t }: I18n) => (
  <FigureTable
    rows={traders
      .slice(0, 3)
      .map(({ name, gain }, place) => [
        `${place + 1}\u2002${name}`,
        t("home:board.name"),
        numberFormats(language).change(gain),
      ])}
  />
);

function Channels({ language, t }: I18n) {
  const { dollars, whole } = numberFormats(language);
  return (
    <FigureTable
      head={[
        t("communities:network.columns.accounts"),
        t("communities:network.columns.lots"),
        t("communities:network.columns.commission"),
      ]}
      rows={[...channels, academy.emptyChannel].map(({ channel, members, lots }) => [
        t(`communities:network.channels.${channel}`),
        whole(members),
        whole(lots),
        dollars(lots * academy.tierRates[0]),
      ])}
    />
  );
}

const Journal = ({ language, t }: I18n) => (
  <p className={`${css.line} u-row`}>
    <span className="u-text-muted">{bestEntry.time}</span> <b>{bestEntry.market}</b>{" "}
    <span className="u-text-muted">{t(`communities:journal.${bestEntry.side}`)}</span>
    <b className="u-positive">{`${numberFormats(language).signed(bestEntry.result)}\u00a0R`}</b>
    <q className="u-heading-sm u-regular">{t("communities:journal.reason")}</q>
  </p>
);

const Sight = ({ language }: I18n) => (
  <ul className={css.members}>
    {academy.activity.lastTrades.map((last) => (
      <li key={last.trader}>
        {last.trader}
        <svg className="u-brand-text" width="100%" height="0.75rem" aria-hidden="true">
          <use href={drawing(`traded-${last.daysAgo}`)} />
        </svg>
        <span
          className={
            last.daysAgo > quietAfter ? "u-negative u-semibold u-text-end" : "u-text-muted u-text-end"
          }
        >
          {daysAgo(last.daysAgo, language)}
        </span>
      </li>
    ))}
  </ul>
);

function Cups({ language, t }: I18n) {
  const { whole } = numberFormats(language);
  const { cups } = academy;
  return (
    <FigureTable
      rows={[
        [<AcademyName key="name" language={language} t={t} />, whole(cups.academy)],
        [t("home:board.name"), whole(competition.entrants)],
        [t("home:board.host"), t("communities:network.moreThan", { number: whole(cups.broker) })],
      ]}
    />
  );
}

function Income({ language, t }: I18n) {
  const { earned, month } = academy;
  const format = new Intl.DateTimeFormat(localeOf(language), { month: "short", timeZone: "UTC" });
  const nameOf = (month: number): string => format.format(Date.UTC(1970, month - 1));
  return (
    <div className={css.income}>
      <svg className="u-brand-text" width="100%" height="5rem" aria-hidden="true">
        <use href={drawing("months")} />
        <use className={css.launch} href={drawing("launches")} />
      </svg>
      <p className="u-row u-text-muted">
        <span>{nameOf(month - earned.before.length)}</span>{" "}
        <span>
          <i className={css.launch} />
          {t("communities:why.launch")}
        </span>
        <b className="u-text-ink">{`${nameOf(month)} ${numberFormats(language).dollars(commission)}`}</b>
      </p>
    </div>
  );
}

/** What has just been added has no figure yet. */
const figures: Partial<Record<BenefitId, ComponentType<I18n>>> = {
  statement: Statement,
  portal: Portal,
  retention: Retention,
  channels: Channels,
  journal: Journal,
  sight: Sight,
  cups: Cups,
  income: Income,
};

/** The part of a statement or portal that a reason is about; one month, consistent with the tree. */
export function BenefitFigure({ id, ...i18n }: I18n & { id: BenefitId }) {
  const Figure = figures[id];
  return Figure && <Figure {...i18n} />;
}
