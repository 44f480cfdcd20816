import { timeOf } from "../clock.ts";
import { interpolate } from "../interpolate.ts";
import { useMovedPlaces } from "../MiniIllustrations/useMovedPlaces.ts";
import { signClass } from "../signClass.ts";
import css from "./CompetitionBoard.module.css";
import type { CompetitionBoardProps } from "./CompetitionBoard.tsx";

/** The ranks with a line below the last prize. Who overtakes is seen to pass. */
export function Leaderboard({ words, numberFormats, state }: CompetitionBoardProps) {
  const { changeTo, dollars, whole } = numberFormats;
  const change = changeTo(1);
  const { standings } = state;
  // Elements stay in this order while ranks change.
  const ids = standings.map(({ id }) => id).toSorted();
  const moved = useMovedPlaces(ids.map((id) => standings.findIndex((each) => each.id === id)));
  const winners = standings.filter(({ prize }) => prize > 0).length;
  const rows = standings.map((trader) => {
    const { id, name, account, rank, trades, drawdown, gain, moved: places, prize, disqualified } = trader;
    const isOut = disqualified !== undefined;
    return (
      <tr key={id} ref={moved(ids.indexOf(id))}>
        <td className={css.rank}>
          {isOut ? (
            "×"
          ) : (
            <span className={`${prize > 0 ? css.mark : ""} u-heading-sm u-step-0`.trim()}>{rank}</span>
          )}
        </td>
        <td className={`${css.moved} ${signClass(places)} u-chart-text`}>
          {places !== 0 && `${places > 0 ? "▲" : "▼"}${Math.abs(places)}`}
        </td>
        <th scope="row" className={isOut ? "u-regular u-text-muted" : "u-semibold"}>
          {isOut ? <s>{name}</s> : name}
        </th>
        <td className={`${css.account} u-text-muted`}>{account}</td>
        <td className={`${css.trades} u-text-end`}>{whole(trades)}</td>
        <td className={`${css.drawdown} u-text-end ${isOut ? "u-negative" : ""}`.trim()}>
          {change(-drawdown)}
        </td>
        {isOut ? (
          <td className={`${css.out} u-text-end u-negative u-semibold`} colSpan={2}>
            {interpolate(words.disqualified, { time: timeOf(disqualified).slice(0, 5) })}
          </td>
        ) : (
          <>
            <td className={`u-text-end u-semibold ${signClass(gain)}`}>{change(gain)}</td>
            <td className="u-text-end u-semibold">{prize > 0 && dollars(prize)}</td>
          </>
        )}
      </tr>
    );
  });
  return (
    <table className={`${css.rows} u-table`}>
      <thead className="u-text-muted">
        <tr>
          <td />
          <td className={css.moved} />
          <td>{words.trader}</td>
          <td className={css.account}>{words.platform}</td>
          <td className={`${css.trades} u-text-end`}>{words.trades}</td>
          <td className={`${css.drawdown} u-text-end`}>{words.drawdown}</td>
          <td className="u-text-end">{words.return}</td>
          <td className="u-text-end">{words.prize}</td>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, winners)}
        <tr className={`${css.cut} u-text-muted`}>
          <td colSpan={8}>
            <span className="u-chart-text">{words.prizesEnd}</span>
          </td>
        </tr>
        {rows.slice(winners)}
      </tbody>
    </table>
  );
}
