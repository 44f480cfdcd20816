export interface Fact {
  term: string;
  figure: string;
}

/** The rows of a list of descriptions, each a figure under its term. */
export const FactRows = ({ facts }: { facts: readonly Fact[] }) =>
  facts.map(({ term, figure }) => (
    <div key={term}>
      <dt>{term}</dt>
      <dd>{figure}</dd>
    </div>
  ));
