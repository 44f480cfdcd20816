import { useEffect, useRef, useState } from "react";
import { type Direction, lotStep, simulateOutcome, turningPoints } from "../../content/sample/goldTrade.ts";
import { localeOf } from "../../i18n/localeOf.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { interpolate } from "../../illustrations/interpolate.ts";
import { challengeChart } from "../../illustrations/MiniIllustrations/challengeChart.ts";
import { useRestoredInput } from "../../ui/hooks/useRestoredInput.ts";
import css from "./OneTrade.module.css";
import { takePlaces } from "./podiumPlaces.ts";
import type { tradeProps } from "./tradeWords.ts";

type Outcome = ReturnType<typeof simulateOutcome>;

/** Milliseconds without a change after which the result is announced. */
const pause = 500;

/** The places of the rules that a trade can break, in the list of rules. */
const ruleBroken = { open: undefined, met: undefined, inconsistent: 5, closed: 0 } as const;

/** How long the commission takes to run up to the owner of the network, in milliseconds. */
const run = 250;

/** What stands in an element of a picture: its text, or the data of a path. */
const read = (part: Element) => (part.tagName === "path" ? part.getAttribute("d") : part.textContent);

function write(part: Element, value: string | null): void {
  if (part.tagName !== "path") part.textContent = value;
  else if (value === null) part.removeAttribute("d");
  else part.setAttribute("d", value);
}

/**
 * One trade of a chosen size, for which gold rises or falls. The three pictures of the section change with it, in their
 * elements with `data-live`; without a trade they are as in the document.
 */
export function OneTrade({
  language,
  setting,
  scale,
  gold,
  commissions,
  words,
}: ReturnType<typeof tradeProps>) {
  const slider = useRef<HTMLInputElement>(null);
  const falling = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  /** What stands in the pictures without a trade. */
  const resting = useRef(new Map<Element, string | null>());
  const [{ lots, direction }, setTrade] = useState<{ lots: number; direction: Direction }>({
    lots: 0,
    direction: 1,
  });
  const format = numberFormats(language);
  const { exactDollars, change, exactPercent } = format;
  const decimal = (value: number, digits: number) =>
    new Intl.NumberFormat(localeOf(language), {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value);

  const written = (value: number, digits: number) => format.changeTo(digits)(value);
  /** Returns on the podium, each with as few decimals as tell it from the others. */
  const gainsShown = (gain: number): Record<string, string> => {
    const [first = 0, second = 0] = setting.competition.rivals;
    const all = Object.entries({ trader: gain, rival0: first, rival1: second });
    const texts = all.map(([name, value]) => {
      const isApart = (digits: number) =>
        all.every(([other, each]) => other === name || written(each, digits) !== written(value, digits));
      return [name, written(value, [1, 2].find(isApart) ?? 3)] as const;
    });
    return Object.fromEntries(texts);
  };

  const sentenceOf = (size: number, { rank, prize, state, shareOfBestDay, commission }: Outcome): string =>
    size === 0
      ? words.rest
      : [words.ranks[rank], words.states[state], words.commission]
          .map((text = "") =>
            interpolate(text, {
              prize: exactDollars(prize),
              share: exactPercent(shareOfBestDay),
              commission: exactDollars(commission),
            }),
          )
          .join(words.space);

  const show = () => {
    const size = slider.current?.valueAsNumber ?? 0;
    const way = falling.current?.checked ? -1 : 1;
    setTrade({ lots: size, direction: way });
    const outcome = simulateOutcome(setting, size, way);
    const { challenge } = setting;
    const { state, result, total, profit, lost, rank, prize, commission } = outcome;
    const isClosed = state === "closed";
    const amount = exactDollars(Math.abs(result));
    const sign = way > 0 ? "+" : "−";
    const limit = challenge.dailyLimit * challenge.size;
    const broken = ruleBroken[state];
    const rules = `${words.rules.length - (broken === undefined ? 0 : 1)} / ${words.rules.length}`;
    const share = (value: number) => `M0 2h${Math.round(100 * Math.min(1, Math.max(0, value)))}`;
    const chart = challengeChart(scale);
    const sums = {
      competition: `${exactDollars(outcome.earned)} ${sign} ${amount} = ${exactDollars(total)}`,
      profit: `${exactDollars(outcome.before)} ${sign} ${amount} = ${exactDollars(outcome.before + result)}`,
      loss: `${exactDollars(outcome.lostBefore)} + ${amount} = ${exactDollars(outcome.wouldLose)}`,
      commission: `${decimal(size, 1)} × ${exactDollars(setting.rate)} = ${exactDollars(commission)}`,
    };
    const tier = exactDollars(commissions.tier + commission);
    const whole = exactDollars(commissions.total + commission);
    const texts: readonly Record<string, string>[] = [
      {
        sum: sums.competition,
        return: change(outcome.gain),
        ...gainsShown(outcome.gain),
        rank: `${rank + 1}`,
        prize: exactDollars(prize),
      },
      {
        sum: way > 0 ? sums.profit : `${sums.loss}${isClosed ? ` > ${exactDollars(limit)}` : ""}`,
        profit: exactDollars(profit),
        profitShare: share(profit / (challenge.target * challenge.size)),
        lost: exactDollars(lost),
        lostShare: share(lost / limit),
        rules: broken === undefined ? rules : `${rules} · ${words.rules[broken]}`,
        state: isClosed ? words.closed : state === "open" ? words.onTrack : words.marks.met,
        trade: chart.trade(profit / challenge.size, outcome.seen),
        limit: way < 0 ? chart.limit(challenge.morning - challenge.dailyLimit) : "",
      },
      { sum: sums.commission, tier, total: whole, earned: `+${exactDollars(commission)}` },
    ];
    const figures = [...(slider.current?.closest("section")?.querySelectorAll("figure") ?? [])];
    const names = figures[0] ? takePlaces(figures[0], rank) : [];
    const [first = "", second = "", third = ""] = names;
    const labels = [
      interpolate(words.labels.podium, { first, second, third }),
      interpolate(words.labels.challenge, { gain: exactDollars(profit), rules }),
      interpolate(words.labels.tree, { total: whole, tier }),
    ];
    figures.forEach((figure, index) => {
      figure.setAttribute("aria-label", labels[index] ?? "");
      for (const part of figure.querySelectorAll<HTMLElement | SVGElement>("[data-live]")) {
        const name = part.dataset.live ?? "";
        if (!resting.current.has(part)) resting.current.set(part, read(part));
        write(part, size === 0 ? (resting.current.get(part) ?? null) : (texts[index]?.[name] ?? null));
        part.toggleAttribute(
          "data-broken",
          (["state", "lost", "lostShare"].includes(name) && isClosed) ||
            (name === "rules" && broken !== undefined),
        );
      }
    });
    figures[2]?.style.setProperty("--lots", `${size}`);
    if (size > 0 && figures[2]) runUp(figures[2]);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      // The page's status; its own script is not imported, so that it stays in one file.
      const status = document.querySelector("[data-announcer]");
      if (status) status.textContent = sentenceOf(size, outcome);
    }, pause);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useRestoredInput(slider, show);
  useRestoredInput(falling, show);

  const outcome = simulateOutcome(setting, lots, direction);
  const points = turningPoints(setting, direction).map((point) => ({
    lots: point.lots,
    at: point.lots / setting.most,
    text: "rank" in point ? (words.marks.ranks[point.rank] ?? "") : words.marks[point.state],
  }));
  const reached = points.filter((point) => point.lots <= lots).map(({ text }) => text);
  // All texts are on one line, each on the side of its mark with more room.
  const marks = points.map((point, index) => {
    const room = [point.at - (points[index - 1]?.at ?? 0), (points[index + 1]?.at ?? 1) - point.at] as const;
    return { ...point, isBefore: room[0] > room[1], isTight: Math.max(...room) < 0.23 };
  });
  const ounces = new Intl.NumberFormat(localeOf(language), { style: "unit", unit: "ounce" }).format(
    setting.ounces,
  );
  const sum = `${decimal(lots, 1)} × ${ounces} × ${exactDollars(setting.move)} = ${exactDollars(Math.abs(outcome.result))}`;
  const price = (dollars: number) => decimal(dollars, gold.decimals);

  return (
    <>
      <div className={`${css.intro} u-requires-script u-no-print`}>
        {/* No heading or legend: the build sets phrases in those, and the island would not find what it writes. */}
        <div id="gold-trade" className="u-heading-sm u-step-2">
          {words.title}
        </div>
        <div className="u-text-muted u-tabular">
          {`${gold.market} ${price(gold.price)} → ${price(gold.price + direction * setting.move)}`}
        </div>
      </div>
      <div className={`${css.tool} u-tabular u-requires-script u-no-print`}>
        <fieldset className={css.ways} aria-labelledby="gold-trade">
          <label>
            <input type="radio" name="gold" value="rises" defaultChecked onChange={show} />
            {`▲ ${words.rises}`}
          </label>
          <label>
            <input ref={falling} type="radio" name="gold" value="falls" onChange={show} />
            {`▼ ${words.falls}`}
          </label>
        </fieldset>
        <label htmlFor="gold-size" className={css.size}>
          {words.size}{" "}
          <b className="u-heading-sm u-step-4" aria-hidden="true">
            {decimal(lots, 1)}
          </b>
        </label>
        <div className={css.range}>
          <input
            ref={slider}
            id="gold-size"
            type="range"
            min={0}
            max={setting.most}
            step={lotStep}
            defaultValue={0}
            list="gold-sizes"
            aria-valuetext={[decimal(lots, 1), ...(lots === 0 ? [words.none] : reached)].join(", ")}
            onChange={show}
          />
          <datalist id="gold-sizes">
            {points.map((point) => (
              <option key={point.lots} value={point.lots} label={point.text} />
            ))}
          </datalist>
          <svg
            className="u-chart-text"
            width="100%"
            overflow="visible"
            fill="currentColor"
            aria-hidden="true"
          >
            {marks.map(({ lots: size, at, text, isBefore, isTight }) => (
              <g key={size} className={size <= lots ? css.reached : undefined}>
                <rect x={`${100 * at}%`} y="-1em" width="2" height="1.9em" />
                <text
                  x={`${100 * at}%`}
                  y="0.9em"
                  dx={isBefore ? "-0.4em" : "0.6em"}
                  textAnchor={isBefore ? "end" : "start"}
                >
                  {decimal(size, 1)}
                  <tspan className={isTight ? css.tight : undefined}>{` ${text}`}</tspan>
                </text>
              </g>
            ))}
          </svg>
        </div>
        <div className={css.answers} aria-hidden="true">
          {[
            words.marks.ranks[outcome.rank],
            words.marks[outcome.state],
            exactDollars(outcome.commission),
          ].join(" · ")}
        </div>
      </div>
      <div className={`${css.result} u-tabular u-requires-script u-no-print`}>
        {lots > 0 && <b>{`${sum} `}</b>}
        {sentenceOf(lots, outcome)}
      </div>
    </>
  );
}

/** What the trade earns is seen to run up to the owner of the network; one that runs is not held up. */
function runUp(tree: Element): void {
  const earned = tree.querySelector("[data-live=earned]");
  const from = tree.querySelector("text");
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isStill || !earned || !from || earned.getAnimations().length > 0) return;
  const way = from.getBoundingClientRect().y - earned.getBoundingClientRect().y;
  earned.animate({ transform: [`translateY(${way}px)`, "none"] }, { duration: run, easing: "ease-out" });
}
