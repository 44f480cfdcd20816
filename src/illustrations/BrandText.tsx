import css from "./BrandText.module.css";
import { domainOf } from "./domainOf.ts";

interface BrandTextProps {
  /** What of the brand is shown. */
  kind: "name" | "domain";
  /** Of the brand. */
  name: string;
}

/** Whose product a picture shows: the sample's name or address, or a visitor's own (src/layout/visitorBrand). */
export const BrandText = ({ kind, name }: BrandTextProps) => (
  <bdi className={css.brand} data-brand={kind} dir={kind === "domain" ? "ltr" : undefined} translate="no">
    {kind === "name" ? name : domainOf(name)}
  </bdi>
);
