import type { ReactNode } from "react";
import css from "./Panel.module.css";

interface PanelProps {
  /** What it shows, told in one sentence in the place of its texts. */
  label: string;
  /** Styles the grid of its parts. */
  className: string | undefined;
  children: ReactNode;
}

/** A screen of the product, as wide as the window; its texts keep to the page's measure. */
export const Panel = ({ label, className, children }: PanelProps) => (
  <figure className={css.panel} role="img" aria-label={label}>
    <div className={`${css.screen} ${className}`} aria-hidden="true">
      {children}
    </div>
  </figure>
);
