import type { Journal } from "../../content/sample/academy.ts";
import type { English } from "../../i18n/messages/english.ts";
import type { NumberFormats } from "../../i18n/messages/numberFormats.ts";
import { review, sumOf } from "../../simulation/journal.ts";
import { backgroundClass } from "../../ui/FullWidthSection/background.ts";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import type { weekPaths } from "./bars.ts";
import css from "./TradingJournal.module.css";

interface TradingJournalProps {
  /** `common:sampleTag`. */
  sample: string;
  /** The BCP 47 tag for weekdays and figures. */
  locale: string;
  words: Pick<English["communities"]["journal"], "title" | "buy" | "sell" | "tag"> & {
    /** Text alternative of the picture. */
    label: (finding: string) => string;
    /** The origin of the entries. @param time of the last one */
    read: (time: string) => string;
    finding: (counts: { early: number; losses: number; time: string }) => string;
  };
  numberFormats: NumberFormats;
  journal: Journal;
  /** The owner of the journal. */
  name: string;
  /** Addresses of the bars, which are in a file: it has loaded before a visitor scrolls to them. */
  bars: ReturnType<typeof weekPaths>;
}

/** A member's week as bars on the timeline across the window, the entries of the last day, and the finding. */
export function TradingJournal({
  sample,
  locale,
  words,
  numberFormats,
  journal,
  name,
  bars,
}: TradingJournalProps) {
  const { early, entries, week } = journal;
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  const decimal = (value: number, digits: number) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value);
  const result = (multiple: number) => `${numberFormats.signed(multiple)}\u00a0R`;
  const { earlyLosses, losses } = review(week, early);
  const finding = words.finding({ early: earlyLosses, losses, time: `${early}:00` });
  return (
    <figure
      className={`${css.journal} ${backgroundClass("dark")} u-panel-text`}
      role="img"
      aria-label={words.label(finding)}
      data-drawing="first"
    >
      <SampleTag className={css.tag} isSilent>
        {sample}
      </SampleTag>
      <div className={`${css.title} u-padding-inline u-row u-space-between`} aria-hidden="true">
        <p>
          <b>{words.title}</b> <b className={css.name}>{name}</b>{" "}
          <span className="u-text-muted">{words.read(entries.at(-1)?.time ?? "")}</span>
        </p>
        <p className="u-heading-sm">{finding}</p>
      </div>
      <div className={`${css.week} u-padding-inline`} aria-hidden="true">
        <svg data-part="draw" data-order="2" width="100%" height="100%" aria-hidden="true">
          <use className={css.early} href={bars.early} />
          <use className="u-positive" href={bars.gains} />
          <use className="u-negative" href={bars.losses} />
        </svg>
      </div>
      <p className={`${css.days} u-equal-columns u-padding-inline u-text-muted`} aria-hidden="true">
        {/* 5 January 1970 was a Monday. */}
        {week.map((trades, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its place.
          <span key={day}>
            {`${weekday.format(Date.UTC(1970, 0, 5 + day))} `}
            <b>{result(sumOf(trades))}</b>
          </span>
        ))}
      </p>
      <ol className={`${css.entries} u-size-container u-padding-inline u-divided-rows`} aria-hidden="true">
        {entries.map((entry) => (
          <li key={entry.time}>
            <span className="u-text-muted">{entry.time}</span> <b>{entry.market}</b>{" "}
            <span className="u-text-muted">{`${words[entry.side]} ${decimal(entry.lots, 2)}`}</span>
            <b className={`${entry.result > 0 ? "u-positive" : "u-negative"} u-text-end`}>
              {result(entry.result)}
            </b>
            <span className={`${css.prices} u-text-muted`}>
              {entry.prices.map((price) => decimal(price, entry.decimals)).join(" → ")}
            </span>{" "}
            <span className="u-text-muted u-text-end">{words.tag[entry.tag]}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
