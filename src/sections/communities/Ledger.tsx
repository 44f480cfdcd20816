import css from "./Ledger.module.css";

interface LedgerProps {
  /** Column headers of the figures. */
  head?: readonly string[];
  /** Rows, each with its name first. */
  rows: readonly (readonly [string, ...string[]])[];
  /** Last rows, below a double rule. */
  totals?: readonly (readonly [string, ...string[]])[];
}

/** Figures as in a statement: names on the left, columns of figures on the right. */
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
