import type { ReactNode } from "react";
import css from "./FigureTable.module.css";

/** A row, with its name first. */
type Cells = readonly [ReactNode, ...ReactNode[]];

interface FigureTableProps {
  /** Column headers of the figures. */
  head?: readonly string[];
  rows: readonly Cells[];
  /** Last rows, below a double rule. */
  totals?: readonly Cells[];
  /** All columns are equally strong; otherwise the last one is. */
  isEven?: boolean;
}

/** Figures as in a statement: names on the left, columns of figures on the right. */
export function FigureTable({ head, rows, totals = [], isEven = false }: FigureTableProps) {
  return (
    <table className={`${css.table} u-table ${isEven ? css.even : ""}`.trim()}>
      {head && (
        <thead className="u-text-muted">
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
        {rows.map((cells, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows do not move.
          <Row key={index} cells={cells} />
        ))}
      </tbody>
      {totals.length > 0 && (
        <tfoot className="u-semibold">
          {totals.map((cells, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows do not move.
            <Row key={index} cells={cells} />
          ))}
        </tfoot>
      )}
    </table>
  );
}

const Row = ({ cells: [name, ...figures] }: { cells: Cells }) => (
  <tr>
    <th>{name}</th>
    {figures.map((figure, column) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name.
      <td key={column}>{figure}</td>
    ))}
  </tr>
);
