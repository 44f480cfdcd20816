import { useRef, useState } from "react";
import type { Language } from "../../languages/languages.ts";
import { numbers } from "../../languages/words/numbers.ts";
import { fill } from "../../pictures/fill.ts";
import { equityLine, heightIn, width } from "../../pictures/TraderPanel/curve.ts";
import { useEarlyInput } from "../../ui/hooks/useEarlyInput.ts";
import css from "./BreakTheRule.module.css";
import { afterTrade, type TradedAccount } from "./tradeSize.ts";

interface BreakTheRuleProps {
  language: Language;
  account: TradedAccount;
  maximumLoss: number;
  /** The size that was traded, and the largest that the challenge allows. */
  lots: number;
  most: number;
  /** Accounts by used share of the daily limit, without this one, in bands of equal width. */
  heat: readonly number[];
  words: {
    label: string;
    /** The arithmetic of the size that was traded. */
    resting: string;
    /** With `{lots}` and the like for figures. */
    sum: string;
    kept: string;
    broken: string;
    trade: string;
    traderLabel: string;
    adminLabel: readonly [kept: string, broken: string];
    state: readonly [kept: string, broken: string];
    event: readonly [kept: string, broken: string];
    payout: readonly [kept: string, broken: string];
    rulesMet: readonly [kept: string, broken: string];
  };
}

/**
 * A slider for the size of the trade that breaks the daily limit. Trader panel and admin panel change with it, in their
 * elements with `data-live`; until it is moved they show the size that was traded.
 */
export function BreakTheRule({ language, account, maximumLoss, lots, most, heat, words }: BreakTheRuleProps) {
  const slider = useRef<HTMLInputElement>(null);
  const [sum, setSum] = useState(words.resting);

  const show = (size: number) => {
    const { whole, dollars, dollarsAndCents, change } = numbers(language);
    const { loss, lostBefore, lost, left, gain, isBroken } = afterTrade(account, size);
    const state = isBroken ? 1 : 0;
    const y = heightIn(account.target, maximumLoss);
    const equity = dollars((1 + gain) * account.size);
    const figures = {
      lots: whole(size),
      ounces: whole(account.fall.ounces),
      move: dollarsAndCents(account.fall.dollars),
      loss: dollars(loss),
      before: dollars(lostBefore),
      total: dollars(lost),
      limit: dollars(account.limit * account.size),
      left: dollars(left),
      equity,
      rules: words.rulesMet[state],
    };
    const band = Math.min(heat.length, Math.ceil((lost / (account.limit * account.size)) * heat.length)) - 1;
    const texts: Record<string, string> = {
      state: words.state[state],
      equity,
      change: change(gain),
      trade: fill(words.trade, { lots: whole(size), loss: dollars(-loss) }),
      gained: dollars(Math.max(0, gain) * account.size),
      lost: dollars(lost),
      rulesMet: words.rulesMet[state],
      payout: words.payout[state],
    };
    heat.forEach((count, index) => {
      texts[`heat${index}`] = `${count + (!isBroken && index === band ? 1 : 0)}`;
    });
    const share = (value: number) => `M0 3h${Math.round(100 * Math.min(1, Math.max(0, value)))}`;
    const paths: Record<string, string> = {
      curve: equityLine([[...account.earlier, gain]], y).path,
      now: `M${width} ${y(gain)}h0`,
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
      if (["state", "now", "lostShare", "dailyLimit", "event"].includes(name))
        element.toggleAttribute("data-broken", isBroken);
      if (name === "change") element.toggleAttribute("data-broken", gain < 0);
      if (name === "event" && element.lastElementChild)
        element.lastElementChild.textContent = fill(words.event[state], figures);
    }
    const [trader, admin] = panels?.querySelectorAll("figure") ?? [];
    trader?.setAttribute("aria-label", fill(words.traderLabel, figures));
    admin?.setAttribute("aria-label", words.adminLabel[state]);
    setSum(`${fill(words.sum, figures)} ${fill(isBroken ? words.broken : words.kept, figures)}`);
  };

  useEarlyInput(slider, (value) => show(Number(value)));

  return (
    <div className={`${css.tool} u-split u-tabular`}>
      <label htmlFor="trade-size" className="u-figure u-scripted">
        {words.label}
      </label>
      <input
        ref={slider}
        id="trade-size"
        className="u-scripted"
        type="range"
        min={0.2}
        max={most}
        step={0.1}
        defaultValue={lots}
        aria-describedby="trade-sum"
        onChange={({ target }) => show(target.valueAsNumber)}
      />
      <output id="trade-sum" htmlFor="trade-size" className="u-note u-all-columns">
        {sum}
      </output>
    </div>
  );
}
