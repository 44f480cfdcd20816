import type { Competition, Floor } from "../../facts/sample/competition.ts";
import type { Trader } from "../../facts/sample/traders.ts";
import type { English } from "../../languages/words/english.ts";
import type { Numbers } from "../../languages/words/numbers.ts";
import { FactRows } from "../FactRows.tsx";
import css from "./MiniPictures.module.css";
import { Window } from "./Window.tsx";

interface PodiumProps {
  /** Text alternative of the picture. */
  label: string;
  words: Pick<English["home"]["board"], "host" | "name" | "day" | "drawdown" | "trades">;
  numbers: Numbers;
  competition: Competition;
  floor: Floor;
  /** Best first. */
  traders: readonly Trader[];
}

/** The result of a competition: three traders, their prizes and their results. */
export function Podium({ label, words, numbers, competition, floor, traders }: PodiumProps) {
  const { change, dollars, whole } = numbers;
  const winners = traders.slice(0, Math.min(floor.prizes.length, 3));
  const places = [css.first, css.second];
  return (
    <Window label={label} owner={words.host} title={words.name} state={words.day}>
      <ol className={css.podium}>
        {winners.map(({ name, account, gain, drawdown, trades }, place) => (
          <li key={name} className={places[place]}>
            <p>
              <b>{name}</b>
              <span className="muted">
                {account} <b className="gain">{change(gain)}</b>
              </span>
            </p>
            <p className={`${css.plinth} figure`} data-part="rise">
              {dollars((floor.prizes[place] ?? 0) * competition.prizePool)}
            </p>
            <dl>
              <FactRows
                facts={[
                  { term: words.drawdown, figure: change(-drawdown) },
                  { term: words.trades, figure: whole(trades) },
                ]}
              />
            </dl>
          </li>
        ))}
      </ol>
    </Window>
  );
}
