import type { ComponentType } from "react";
import type { CapabilityId } from "../../content/pages/communities.ts";
import { academy, bestEntry, channels, commission, tiers } from "../../content/sample/academy.ts";
import { traders } from "../../content/sample/traders.ts";
import type { Language } from "../../i18n/languages.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { initials } from "../../visitorBrand/initials.ts";
import css from "./CapabilityFigure.module.css";
import { drawing } from "./drawings.tsx";
import { FigureTable } from "./FigureTable.tsx";

interface TotalsProps {
  language: Language;
  names: readonly string[];
  values: readonly number[];
}

/** Numbers beside the names that the catalogue has for them. */
const Totals = ({ language, names, values }: TotalsProps) => (
  <div className="u-from-768">
    <FigureTable
      rows={names.map((name, index) => [name, numberFormats(language).whole(values[index] ?? 0)])}
    />
  </div>
);

const Journal = ({ language, t }: I18n) => (
  <>
    <p className={`${css.line} u-row u-space-between`}>
      <span className="u-row">
        <b>{bestEntry.market}</b> <span className="u-text-muted">{academy.member.name}</span>
      </span>
      <b className="u-positive">{`${numberFormats(language).signed(bestEntry.result)}\u00a0R`}</b>
    </p>
    <svg className={css.price} width="100%" height="100%" aria-hidden="true">
      <use href={drawing("price")} />
      <use color="var(--brass-deep)" href={drawing("held")} />
    </svg>
    <p className={`${css.line} u-row u-space-between`}>
      <span className="u-row">
        <span className="u-text-muted">{bestEntry.time}</span> <q>{t("communities:journal.reason")}</q>
      </span>
      <span className="u-text-muted">{t(`communities:journal.tag.${bestEntry.tag}`)}</span>
    </p>
    <Totals
      language={language}
      names={t("communities:capabilities.items.journal.sample", { returnObjects: true })}
      values={academy.activity.journal}
    />
  </>
);

function Social({ language, t }: I18n) {
  const sentences = t("communities:capabilities.items.social.thread", { returnObjects: true });
  return (
    <>
      <ol className={css.thread}>
        {academy.activity.thread.map(({ trader, time }, index) => (
          <li key={time}>
            <b className="u-chart-text">{initials(trader)}</b>
            <div>
              <p className="u-small">{`${trader} ${time}`}</p>
              <p className="u-step-0">{sentences[index]}</p>
            </div>
          </li>
        ))}
      </ol>
      <Totals
        language={language}
        names={t("communities:capabilities.items.social.sample", { returnObjects: true })}
        values={academy.activity.social}
      />
    </>
  );
}

const Competitions = ({ language, t }: I18n) => (
  <>
    <p className={`${css.line} u-row u-space-between`}>
      <b>{t("home:board.name")}</b> <span className="u-text-muted">{t("home:board.host")}</span>
    </p>
    <FigureTable
      rows={traders.map(({ name, account, gain }, place) => [
        `${place + 1}\u2002${name}`,
        account,
        numberFormats(language).change(gain),
      ])}
    />
  </>
);

function Commission({ language, t }: I18n) {
  const { dollars, dollarsAndCents, whole } = numberFormats(language);
  const { network, tierRates } = academy;
  return (
    <FigureTable
      rows={network.map(({ trader, channel, lots }) => [
        channel
          ? t(`communities:network.channels.${channel}`)
          : (traders.find(({ id }) => id === trader)?.name ?? ""),
        `${whole(lots)} × ${dollarsAndCents(tierRates[0])}`,
        dollars(lots * tierRates[0]),
      ])}
      totals={[
        ...tiers.map(({ lots, rate, ...tier }, index): [string, ...string[]] => [
          t("communities:network.tier", { number: index + 1 }),
          `${whole(lots)} × ${dollarsAndCents(rate)}`,
          dollars(tier.commission),
        ]),
        [t("communities:network.total"), "", dollars(commission)],
      ]}
    />
  );
}

function Links({ language, t }: I18n) {
  const { dollars, percent, whole } = numberFormats(language);
  return (
    <FigureTable
      isEven
      head={channels.map(({ channel }) => t(`communities:network.channels.${channel}`))}
      rows={[
        [t("communities:network.columns.clicks"), ...channels.map(({ clicks }) => whole(clicks))],
        [t("communities:network.columns.accounts"), ...channels.map(({ members }) => whole(members))],
        [
          t("communities:network.columns.conversion"),
          ...channels.map(({ clicks, members }) => percent(members / clicks)),
        ],
        [t("communities:network.columns.lots"), ...channels.map(({ lots }) => whole(lots))],
      ]}
      totals={[
        [
          t("communities:network.columns.commission"),
          ...channels.map(({ lots }) => dollars(lots * academy.tierRates[0])),
        ],
      ]}
    />
  );
}

function Rewards({ language, t }: I18n) {
  const habits = t("communities:capabilities.items.rewards.sample", { returnObjects: true });
  return (
    <FigureTable
      rows={academy.activity.rewards.map(({ trader, habit, points }) => [
        trader,
        habits[habit] ?? "",
        `+${numberFormats(language).whole(points)}`,
      ])}
    />
  );
}

/** What has just been added has no figure yet. */
const figures: Partial<Record<CapabilityId, ComponentType<I18n>>> = {
  journal: Journal,
  social: Social,
  competitions: Competitions,
  commission: Commission,
  links: Links,
  rewards: Rewards,
};

/** A picture of a capability, consistent with the other pictures. */
export function CapabilityFigure({ id, ...i18n }: I18n & { id: CapabilityId }) {
  const Figure = figures[id];
  return Figure && <Figure {...i18n} />;
}
