import css from "./BrandText.module.css";
import { domainOf } from "./domainOf.ts";

interface BrandTextProps {
  /** What of the brand is shown. */
  kind: "name" | "domain";
  /** The name of the brand. */
  children: string;
}

/** A text in a picture that changes when a visitor puts another brand on it (src/sections/home/brand.ts). */
export const BrandText = ({ kind, children }: BrandTextProps) => (
  <span className={css.brand} data-brand={kind} translate="no">
    {kind === "name" ? children : domainOf(children)}
  </span>
);
