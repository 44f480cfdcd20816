import type { Attended } from "../../content/sample/competition.ts";
import type { English } from "../../i18n/messages/english.ts";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import css from "./BrokerTables.module.css";

interface AttendanceProps {
  /** `common:sampleTag`. */
  sample: string;
  words: English["brokers"]["useCases"]["loyal-clients"]["picture"];
  attendance: readonly Attended[];
  /** Short names, from January: there is a round a month. */
  months: readonly string[];
}

/** One line for each run of rounds; a dash pattern divides it into squares. */
const marked = (rounds: string, letter: string): string =>
  Array.from(
    rounds.matchAll(new RegExp(`${letter}+`, "g")),
    (run) => `M${run.index}0 4h${run[0].length}0`,
  ).join("");

/** Attendance of each client, with a square for each round. */
export function Attendance({ sample, words, attendance, months }: AttendanceProps) {
  return (
    <figure className={`${css.table} u-panel-text`} role="img" aria-label={words.label}>
      <table className="u-table" aria-hidden="true">
        <thead className="u-text-muted">
          <tr>
            <td />
            <td>
              {/* Two, so that they have room on a phone. */}
              <p className="u-equal-columns u-nowrap">
                {months.map((month, index) => (
                  <span key={month}>{index % 6 === 0 && month}</span>
                ))}
              </p>
            </td>
            <td className={css.tag}>
              <SampleTag>{sample}</SampleTag>
            </td>
          </tr>
        </thead>
        <tbody>
          {attendance.map(({ trader, rounds }) => (
            <tr key={trader}>
              <td>
                <span className={css.name}>{trader}</span>
              </td>
              <td className={css.wide}>
                <Rounds rounds={rounds} />
              </td>
              <td className="u-semibold u-text-end">{`${rounds.replaceAll(".", "").length}/${rounds.length}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`${css.legend} u-row u-text-muted`} aria-hidden="true">
        <Rounds rounds="x" /> {words.entered} <Rounds rounds="o" /> {words.comeback}
      </p>
    </figure>
  );
}

function Rounds({ rounds }: { rounds: string }) {
  const [entered, comeback] = [marked(rounds, "x"), marked(rounds, "o")];
  return (
    <svg
      className={css.rounds}
      viewBox={`0 0 ${rounds.length}0 8`}
      width={rounds.length === 1 ? "0.625rem" : "100%"}
      stroke="var(--ink)"
      strokeWidth="8"
      strokeDasharray="8 2"
      aria-hidden="true"
    >
      {entered && <path d={entered} />}
      {comeback && <path d={comeback} stroke="var(--gain)" />}
    </svg>
  );
}
