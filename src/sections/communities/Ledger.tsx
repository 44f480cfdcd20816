import css from "./Ledger.module.css";

interface LedgerProps {
  /** Names of the columns of figures. */
  head?: readonly string[];
  /** Each row with its name first. */
  rows: readonly (readonly [string, ...string[]])[];
  /** The last rows, under a double rule. */
  totals?: readonly (readonly [string, ...string[]])[];
}

/** Figures as a statement sets them: names at the left, figures in columns at the right. */
export function Ledger({ head, rows, totals = [] }: LedgerProps) {
  return (
    <table className={css.ledger}>
      {head && (
        <thead>
          <tr>
            <td />
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row) => (
          <Row key={row[0]} cells={row} />
        ))}
      </tbody>
      {totals.length > 0 && (
        <tfoot>
          {totals.map((row) => (
            <Row key={row[0]} cells={row} />
          ))}
        </tfoot>
      )}
    </table>
  );
}

function Row({ cells: [name, ...figures] }: { cells: readonly [string, ...string[]] }) {
  return (
    <tr>
      <th>{name}</th>
      {figures.map((figure, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name.
        <td key={column}>{figure}</td>
      ))}
    </tr>
  );
}
