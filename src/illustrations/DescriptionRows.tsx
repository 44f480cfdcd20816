export interface DescriptionRow {
  term: string;
  figure: string;
}

/** Rows of a description list: terms with their figures. */
export const DescriptionRows = ({ rows }: { rows: readonly DescriptionRow[] }) =>
  rows.map(({ term, figure }) => (
    <div key={term}>
      <dt className="u-text-muted">{term}</dt>
      <dd className="u-semibold">{figure}</dd>
    </div>
  ));
