import { academy } from "../../facts/sample/academy.ts";
import { numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { TradingJournal } from "../../pictures/TradingJournal/TradingJournal.tsx";
import { review, sumOf } from "../../pictures/TradingJournal/week.ts";
import { drawing } from "./drawings.tsx";

/** Below the tree, on night: the trading journal of a member (IB-01). */
export function Journal({ language, t }: Translator) {
  const { signed } = numbers(language);
  const { journal, member } = academy;
  const { early, entries, week } = journal;
  const { earlyLosses, losses } = review(week, early);
  const weekday = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
  const withDecimals = (value: number, digits: number) =>
    new Intl.NumberFormat(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value);
  const finding = t("communities:journal.finding", { early: earlyLosses, losses, time: `${early}:00` });
  return (
    <TradingJournal
      label={t("communities:journal.label", { name: member.name, finding })}
      title={t("communities:journal.title")}
      name={member.name}
      source={t("communities:journal.read", {
        platform: member.account,
        time: entries.at(-1)?.time,
      })}
      finding={finding}
      bars={{ early: drawing("early"), gains: drawing("gains"), losses: drawing("losses") }}
      // 5 January 1970 was a Monday.
      days={week.map((trades, day) => ({
        name: weekday.format(Date.UTC(1970, 0, 5 + day)),
        result: `${signed(sumOf(trades))}\u00a0R`,
      }))}
      entries={entries.map(({ time, market, side, lots, prices, decimals, result, tag }) => ({
        time,
        market,
        order: `${t(`communities:journal.${side}`)} ${withDecimals(lots, 2)}`,
        prices: prices.map((price) => withDecimals(price, decimals)).join(" → "),
        result: `${signed(result)}\u00a0R`,
        isGain: result > 0,
        tag: t(`communities:journal.tag.${tag}`),
      }))}
    />
  );
}
