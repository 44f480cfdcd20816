import type { ComponentProps } from "react";
import type { EventId } from "../../content/cases.ts";
import { academy, tiers } from "../../content/sample/academy.ts";
import { competition } from "../../content/sample/competition.ts";
import { challenge, firm } from "../../content/sample/firm.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import type { DayPicture } from "../../illustrations/CaseCharts/DayPicture.tsx";

type Shown = Pick<ComponentProps<typeof DayPicture>, "title" | "rows">;

/** What the product shows on the day of an event, in shares: several cases have the event, and each its own sums. */
const shown: Partial<Record<EventId, (i18n: I18n) => Shown>> = {
  firstPrizes({ language, t }) {
    const { percent } = numberFormats(language);
    return {
      title: t("home:board.prizePool"),
      rows: competition.prizes.map((share, rank) => ({
        term: `${rank + 1}`,
        figure: percent(share),
        filled: share,
      })),
    };
  },
  firstStatement({ language, t }) {
    const { roundedPercent } = numberFormats(language);
    const all = tiers.reduce((sum, { commission }) => sum + commission, 0);
    return {
      title: t("communities:network.columns.commission"),
      rows: tiers.map(({ commission }, index) => ({
        term: t("communities:network.tier", { number: index + 1 }),
        figure: roundedPercent(commission / all),
        filled: commission / all,
      })),
    };
  },
  firstBreach({ language, t }) {
    const { percent, roundedPercent } = numberFormats(language);
    const { dailyDrawdown, maximumLoss } = challenge;
    const used = (share: number, limit: number) => ({
      figure: `${roundedPercent(share)} / ${percent(limit)}`,
      filled: share / limit,
    });
    return {
      title: t("prop-firms:picture.ruleBroken", { time: "14:32" }),
      rows: [
        {
          term: t("prop-firms:picture.rules.dailyLoss"),
          ...used(dailyDrawdown, dailyDrawdown),
          isBroken: true,
        },
        { term: t("prop-firms:picture.rules.maximumLoss"), ...used(0.062, maximumLoss) },
      ],
    };
  },
  payoutHeld({ language, t }) {
    const { dollars } = numberFormats(language);
    return {
      title: t("prop-firms:picture.queue"),
      rows: firm.payouts.map(({ trader, amount, state }) => ({
        term: `${trader} · ${t(`prop-firms:picture.status.${state}`)}`,
        figure: dollars(amount),
        isBroken: state === "held",
      })),
    };
  },
  firstNotes({ language, t }) {
    const { signed } = numberFormats(language);
    return {
      title: t("communities:journal.title"),
      rows: academy.journal.entries.slice(0, 2).map(({ market, tag, result }) => ({
        term: `${market} · ${t(`communities:journal.tag.${tag}`)}`,
        figure: `${signed(result)}\u00a0R`,
      })),
    };
  },
};

/** The product's picture of the day of an event, if it has one. */
export const shownOn = (i18n: I18n, event: EventId): Shown | undefined => shown[event]?.(i18n);
