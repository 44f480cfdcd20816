import css from "./BrokerLedgers.module.css";

interface AttendanceProps {
  /** Text alternative of the picture. */
  label: string;
  /** One letter per round, in order: `x` entered, `o` came back; any other letter is a round not entered. */
  rows: readonly { name: string; rounds: string; figure: string }[];
  legend: { entered: string; comeback: string };
}

/** One line for each run of rounds; a dash pattern divides it into squares. */
const marked = (rounds: string, letter: string): string =>
  Array.from(
    rounds.matchAll(new RegExp(`${letter}+`, "g")),
    (run) => `M${run.index}0 4h${run[0].length}0`,
  ).join("");

/** Attendance of each client, with a square for each round. */
export function Attendance({ label, rows, legend }: AttendanceProps) {
  return (
    <figure className={`${css.ledger} ${css.rounds}`} role="img" aria-label={label}>
      <table aria-hidden="true">
        <tbody>
          {rows.map(({ name, rounds, figure }) => (
            <tr key={name}>
              <th>{name}</th>
              <td className={css.wide}>
                <Rounds rounds={rounds} />
              </td>
              <td>{figure}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.legend} aria-hidden="true">
        <Rounds rounds="x" /> {legend.entered} <Rounds rounds="o" /> {legend.comeback}
      </p>
    </figure>
  );
}

function Rounds({ rounds }: { rounds: string }) {
  const comeback = marked(rounds, "o");
  return (
    <svg viewBox={`0 0 ${rounds.length}0 8`} aria-hidden="true">
      <path d={marked(rounds, "x")} />
      {comeback && <path d={comeback} className={css.comeback} />}
    </svg>
  );
}
