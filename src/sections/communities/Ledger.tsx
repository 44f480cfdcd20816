import type { ReactNode } from "react";
import css from "./Ledger.module.css";

/** A row, with its name first. */
type Cells = readonly [string, ...ReactNode[]];

interface LedgerProps {
  /** Column headers of the figures. */
  head?: readonly string[];
  rows: readonly Cells[];
  /** Last rows, below a double rule. */
  totals?: readonly Cells[];
  /** All columns are equally strong; otherwise the last one is. */
  isEven?: boolean;
}

/** Figures as in a statement: names on the left, columns of figures on the right. */
export function Ledger({ head, rows, totals = [], isEven = false }: LedgerProps) {
  return (
    <table className={css.ledger}>
      {head && (
        <thead className="muted">
          <tr>
            <td />
            {head.map((name) => (
              <th key={name} className="regular end" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody className="ledger">
        {rows.map((cells) => (
          <Row key={cells[0]} cells={cells} strong={isEven ? "figures" : "last"} />
        ))}
      </tbody>
      {totals.length > 0 && (
        <tfoot>
          {totals.map((cells) => (
            <Row key={cells[0]} cells={cells} strong="all" />
          ))}
        </tfoot>
      )}
    </table>
  );
}

function Row({ cells: [name, ...figures], strong }: { cells: Cells; strong: "all" | "figures" | "last" }) {
  return (
    <tr>
      <th className={strong === "all" ? "strong" : "regular"}>{name}</th>
      {figures.map((figure, column) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name.
          key={column}
          className={strong !== "last" || column === figures.length - 1 ? "strong" : "muted"}
        >
          {figure}
        </td>
      ))}
    </tr>
  );
}
