interface BrandTextProps {
  /** What it is of the brand. */
  kind: "name" | "domain";
  children: string;
}

/** A text in a picture that changes when a visitor puts another brand on it (src/sections/home/brand.ts). */
export const BrandText = ({ kind, children }: BrandTextProps) => (
  <span data-brand={kind} translate="no">
    {children}
  </span>
);
