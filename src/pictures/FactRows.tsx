export interface Fact {
  term: string;
  figure: string;
}

/** Rows of a description list: terms with their figures. */
export const FactRows = ({ facts }: { facts: readonly Fact[] }) =>
  facts.map(({ term, figure }) => (
    <div key={term}>
      <dt className="u-muted">{term}</dt>
      <dd className="u-strong">{figure}</dd>
    </div>
  ));
