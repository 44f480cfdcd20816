import type { English } from "../../i18n/messages/english.ts";
import type { NumberFormats } from "../../i18n/messages/numberFormats.ts";
import type { Templates } from "../../i18n/messages/templates.ts";
import { interpolate } from "../interpolate.ts";
import css from "./MiniIllustrations.module.css";
import { useMovedPlaces } from "./useMovedPlaces.ts";
import { Answer, Window } from "./Window.tsx";

interface PodiumProps {
  /** `common:sampleTag`. */
  sample: string;
  words: Pick<English["home"]["board"], "host" | "name" | "day" | "return" | "prize"> &
    Pick<Templates<"home:audiences.picture">, "podium" | "rank">;
  numberFormats: NumberFormats;
  /** In dollars. */
  accountSize: number;
  /** In dollars, best first: as many as there are steps. */
  prizes: readonly number[];
  /** As many as there are prizes: return as a fraction, and place from 0. */
  winners: readonly { name: string; gain: number; place: number }[];
  /** The name of the one who trades. */
  trader: string;
  /** In dollars: what the account had earned, what the trade brings, and the two together. */
  trade?: { earned: number; result: number; total: number } | undefined;
}

/** A competition's best, on steps as high as their prizes; and the return, the rank and the prize of one of them. */
export function Podium(props: PodiumProps) {
  const { sample, words, numberFormats, accountSize, prizes, winners, trader, trade } = props;
  const { dollars, exactDollars } = numberFormats;
  const names = useMovedPlaces(winners.map(({ place }) => place));
  const returns = toldApart(
    winners.map(({ gain }) => gain),
    numberFormats,
  );
  const byPlace = winners.toSorted((one, other) => one.place - other.place).map(({ name }) => name);
  const own = winners.findIndex(({ name }) => name === trader);
  const { gain = 0, place = 0 } = winners[own] ?? {};
  const ownReturn = returns[own] ?? "";
  const [first = "", second = "", third = ""] = byPlace;
  return (
    <Window
      sample={sample}
      label={interpolate(words.podium, { first, second, third, prize: dollars(prizes[0] ?? 0) })}
      owner={words.host}
      state={`${words.name} · ${words.day}`}
      sum={
        trade
          ? `${exactDollars(trade.earned)} ${trade.result < 0 ? "−" : "+"} ${exactDollars(Math.abs(trade.result))} = ${exactDollars(trade.total)}`
          : `${exactDollars(gain * accountSize)} / ${exactDollars(accountSize)} = ${ownReturn}`
      }
      answers={
        <>
          <Answer term={words.return} figure={ownReturn} />
          <Answer term={words.rank} figure={`${place + 1}`} />
          <Answer term={words.prize} figure={dollars(prizes[place] ?? 0)} />
        </>
      }
    >
      <div className={`${css.podium} u-equal-columns`}>
        {prizes.map((prize, step) => (
          <p key={prize} className={`${css.plinth} u-heading-sm`} data-place={step} data-part="rise">
            {dollars(prize)}
          </p>
        ))}
        {winners.map(({ name, place }, index) => (
          <div
            key={name}
            className={`${css.winner} ${name === trader ? css.trading : ""}`.trim()}
            data-place={place}
          >
            <p ref={names(index)}>
              <b>{name}</b> <span className="u-positive">{returns[index]}</span>
            </p>
          </div>
        ))}
      </div>
    </Window>
  );
}

/** Returns with as few decimals as tell them apart, from one to three. */
function toldApart(gains: readonly number[], { changeTo }: NumberFormats): readonly string[] {
  const texts = [1, 2, 3].map((digits) => gains.map(changeTo(digits)));
  return texts.find((all) => new Set(all).size === all.length) ?? texts.at(-1) ?? [];
}
