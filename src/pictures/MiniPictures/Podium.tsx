import type { CompetitionBoardProps } from "../CompetitionBoard/CompetitionBoard.tsx";
import { FactRows } from "../FactRows.tsx";
import css from "./MiniPictures.module.css";
import { Window } from "./Window.tsx";

interface PodiumProps extends Omit<CompetitionBoardProps, "dayOf"> {
  /** Text alternative of the picture. */
  label: string;
}

/** The result of a competition: three traders, their prizes and their results. */
export function Podium({ label, words, numbers, competition, floor, traders }: PodiumProps) {
  const { change, dollars, whole } = numbers;
  const winners = traders.slice(0, Math.min(floor.prizes.length, 3));
  return (
    <Window label={label} owner={words.host} title={words.name} state={words.day}>
      <ol className={`${css.podium} u-columns`}>
        {winners.map(({ name, account, gain, drawdown, trades }, place) => (
          <li key={name} className={[css.first, css.second][place]}>
            <p>
              <b>{name}</b>
              <span className="u-muted">
                {account} <b className="u-gain">{change(gain)}</b>
              </span>
            </p>
            <p className={`${css.plinth} u-figure`} data-part="rise">
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
