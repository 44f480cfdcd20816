import type { ReactNode } from "react";
import css from "./Panel.module.css";

interface PanelProps {
  /** Text alternative of the panel. */
  label: string;
  /** Class for the grid of its parts. */
  className: string | undefined;
  children: ReactNode;
}

/** A screen of the product across the window; its text keeps to the page's measure. */
export const Panel = ({ label, className, children }: PanelProps) => (
  <figure className={`${css.panel} u-panel-text u-size-container`} role="img" aria-label={label}>
    <div className={`${css.screen} ${className}`} aria-hidden="true">
      {children}
    </div>
  </figure>
);
