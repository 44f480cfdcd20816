import css from "./BrokerLedgers.module.css";

interface TierLedgerProps {
  /** Text alternative of the picture. */
  label: string;
  columns: readonly [traders: string, commission: string];
  rows: readonly { name: string; traders: string; commission: string; share: number }[];
  total: { traders: string; commission: string };
}

/** An IB's income from each commission tier, with the total below. */
export function TierLedger({ label, columns, rows, total }: TierLedgerProps) {
  return (
    <figure className={css.ledger} role="img" aria-label={label}>
      <table aria-hidden="true">
        <thead>
          <tr>
            <td colSpan={2} />
            {columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, traders, commission, share }) => (
            <tr key={name}>
              <th>{name}</th>
              <td className={css.wide}>
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <path d={`M0 4h${share}`} />
                </svg>
              </td>
              <td>{traders}</td>
              <td>{commission}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={2} />
            <td>{total.traders}</td>
            <td>{total.commission}</td>
          </tr>
        </tfoot>
      </table>
    </figure>
  );
}
