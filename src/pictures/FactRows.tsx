export interface Fact {
  term: string;
  figure: string;
}

/** Rows of a description list: terms with their figures. */
export const FactRows = ({ facts }: { facts: readonly Fact[] }) =>
  facts.map(({ term, figure }) => (
    <div key={term}>
      <dt className="muted">{term}</dt>
      <dd className="strong">{figure}</dd>
    </div>
  ));
