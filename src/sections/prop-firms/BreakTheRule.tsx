import { useRef, useState } from "react";
import type { Language } from "../../i18n/languages.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { interpolate } from "../../illustrations/interpolate.ts";
import { heightOfDay, lastTrade, placeInLast } from "../../illustrations/TraderPanel/curve.ts";
import { useRestoredInput } from "../../ui/hooks/useRestoredInput.ts";
import css from "./BreakTheRule.module.css";
import { simulateTrade, type TradedAccount } from "./tradeSize.ts";

interface BreakTheRuleProps {
  language: Language;
  account: TradedAccount;
  /** The share of the daily limit above which the account is near it. */
  near: number;
  /** In lots: the slider's ends, what was traded, and the smallest that closes the account. */
  sizes: { least: number; most: number; step: number; traded: number; breaking: number };
  /** Accounts by used share of the daily limit, without this one, in bands of equal width. */
  heat: readonly number[];
  words: {
    label: string;
    /** At the slider's ends, at the size that was traded, and at the one that closes the account. */
    least: string;
    most: string;
    traded: string;
    breaking: string;
    /** The verdict on the size that was traded, and its arithmetic. */
    resting: readonly [verdict: string, sum: string];
    /** With `{lots}` and the like for figures. */
    sum: string;
    verdict: readonly [kept: string, broken: string];
    trade: string;
    part: string;
    traderLabel: string;
    /** The name of the admin panel, and the state of the account. */
    adminLabel: readonly [onTrack: string, near: string, broken: string];
    state: readonly [onTrack: string, near: string, broken: string];
    event: readonly [kept: string, broken: string];
    payout: readonly [kept: string, broken: string];
    rulesMet: readonly [kept: string, broken: string];
  };
}

/**
 * A slider for the size of the trade that breaks the daily limit. Trader panel and admin panel change with it, in their
 * elements with `data-live`; until it is moved they show the size that was traded.
 */
export function BreakTheRule({ language, account, near, sizes, heat, words }: BreakTheRuleProps) {
  const slider = useRef<HTMLInputElement>(null);
  const [moved, setMoved] = useState<{ lots: number; state: string; texts: readonly string[] }>();
  const [verdict, sum, value] = moved?.texts ?? [...words.resting, words.traded];

  const show = (lots: number) => {
    const { whole, dollars, dollarsAndCents, change } = numberFormats(language);
    const { loss, lostBefore, wouldLose, lost, left, gain, isBroken, seen } = simulateTrade(account, lots);
    const isNear = !isBroken && lost > near * account.limit * account.size;
    const state = isBroken ? 2 : isNear ? 1 : 0;
    const outcome = isBroken ? 1 : 0;
    const [morning] = account.earlier;
    const y = heightOfDay(morning, account.limit);
    const { length: trades } = account.earlier;
    const tradeTo = (end: number, seen = 1) =>
      lastTrade(trades, y(account.earlier.at(-1) ?? morning), y(end), seen);
    const equity = dollars((1 + gain) * account.size);
    const figures = {
      lots: whole(lots),
      ounces: whole(account.fall.ounces),
      move: dollarsAndCents(account.fall.dollars),
      loss: dollars(loss),
      before: dollars(lostBefore),
      total: dollars(lost),
      closed: dollars(-lost),
      whole: dollars(-wouldLose),
      part: dollars(lostBefore - lost),
      trade: dollars(-loss),
      left: dollars(left),
      equity,
      rules: words.rulesMet[outcome],
    };
    const band = Math.min(heat.length, Math.ceil((lost / (account.limit * account.size)) * heat.length)) - 1;
    const texts: Record<string, string> = {
      state: words.state[state],
      equity,
      change: change(gain),
      trade: interpolate(words.trade, figures),
      result: isBroken ? interpolate(words.part, figures) : dollars(-loss),
      gained: dollars(Math.max(0, gain) * account.size),
      lost: dollars(lost),
      rulesMet: words.rulesMet[outcome],
      payout: words.payout[outcome],
    };
    heat.forEach((count, index) => {
      texts[`heat${index}`] = `${count + (!isBroken && index === band ? 1 : 0)}`;
    });
    const share = (value: number) => `M0 3h${Math.round(100 * Math.min(1, Math.max(0, value)))}`;
    const paths: Record<string, string> = {
      lastTrade: tradeTo(gain, seen),
      whole: isBroken ? tradeTo(morning - wouldLose / account.size) : "",
      now: `M${placeInLast(trades, seen)} ${y(gain)}h0`,
      gainedShare: share(gain / account.target),
      lostShare: share(lost / (account.limit * account.size)),
    };
    const panels = slider.current?.closest("section");
    for (const element of panels?.querySelectorAll<HTMLElement | SVGElement>("[data-live]") ?? []) {
      const name = element.dataset.live ?? "";
      const text = texts[name];
      const path = paths[name];
      if (text !== undefined) element.textContent = text;
      if (path !== undefined) element.setAttribute("d", path);
      if (["state", "now", "lastTrade", "lostShare", "dailyLimit", "event"].includes(name))
        element.toggleAttribute("data-broken", isBroken);
      if (name === "state") element.toggleAttribute("data-near", isNear);
      if (name === "change") element.toggleAttribute("data-broken", gain < 0);
      if (name === "event" && element.lastElementChild)
        element.lastElementChild.textContent = interpolate(words.event[outcome], figures);
    }
    const [trader, admin] = panels?.querySelectorAll("figure") ?? [];
    trader?.setAttribute("aria-label", interpolate(words.traderLabel, figures));
    admin?.setAttribute("aria-label", words.adminLabel[state]);
    setMoved({
      lots,
      state: words.state[state],
      texts: [interpolate(words.verdict[outcome], figures), interpolate(words.sum, figures), figures.lots],
    });
  };

  useRestoredInput(slider, (value) => show(Number(value)));

  const place = (lots: number) =>
    `${Math.round((1000 * (lots - sizes.least)) / (sizes.most - sizes.least)) / 10}%`;

  return (
    <>
      <div className={`${css.tool} u-padding-inline u-tabular`}>
        <label htmlFor="trade-size" className="u-requires-script">
          {words.label}
        </label>
        <div className={`${css.range} u-requires-script`}>
          <svg className={css.value} overflow="visible" fill="currentColor" aria-hidden="true">
            <text x={place(moved?.lots ?? sizes.traded)} y="1em" textAnchor="middle">
              {value}
            </text>
          </svg>
          <input
            ref={slider}
            id="trade-size"
            type="range"
            min={sizes.least}
            max={sizes.most}
            step={sizes.step}
            defaultValue={sizes.traded}
            list="trade-size-breaks"
            aria-valuetext={`${value}, ${moved?.state ?? words.state[2]}`}
            aria-describedby="trade-verdict"
            onChange={({ target }) => show(target.valueAsNumber)}
          />
          <datalist id="trade-size-breaks">
            <option value={sizes.breaking}>{words.breaking}</option>
          </datalist>
          <svg className={css.scale} overflow="visible" fill="currentColor" aria-hidden="true">
            <rect className="u-negative" x={place(sizes.breaking)} y="-0.375em" width="2" height="0.75em" />
            <text y="1.3em">{words.least}</text>
            <text className="u-negative u-semibold" x={place(sizes.breaking)} y="1.3em" textAnchor="middle">
              {words.breaking}
            </text>
            <text x="100%" y="1.3em" textAnchor="end">
              {words.most}
            </text>
          </svg>
        </div>
        <output id="trade-verdict" htmlFor="trade-size" className={`${css.verdict} u-heading-sm`}>
          {verdict}
        </output>
      </div>
      <p className={`${css.sum} u-padding-inline u-small u-tabular`}>{sum}</p>
    </>
  );
}
