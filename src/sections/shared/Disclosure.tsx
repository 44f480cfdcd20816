import type { ReactNode } from "react";
import css from "./Disclosure.module.css";

interface DisclosureProps {
  /** The id of the title. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A folded part at the foot of a page. Its title opens it, and so does a link to something in it. */
export const Disclosure = ({ id, title, children }: DisclosureProps) => (
  <details className={css.disclosure}>
    <summary className={`${css.title} u-text-ink`}>
      <h2 id={id} className="u-heading-sm">
        {title}
      </h2>
    </summary>
    {children}
  </details>
);
