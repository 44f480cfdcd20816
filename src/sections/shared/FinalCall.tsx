import type { ReactNode } from "react";
import css from "./FinalCall.module.css";

interface FinalCallProps {
  title: string;
  text: string;
  /** The action. */
  children?: ReactNode;
}

/** The address of a page's last section; use-case buttons scroll to it (PF-06). */
export const finalCallId = "start";

/** The last section of a page is a place: the floor, with the bell ringing. */
export function FinalCall({ title, text, children }: FinalCallProps) {
  return (
    <section id={finalCallId} className={css.final} aria-labelledby="final-title">
      <div className={css.call}>
        <svg viewBox="0 0 72 15" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          <path className={css.bell} d="M32 15v-4.6a4 4 0 0 1 8 0v4.6z" />
          <path d="M28 15v-4.6a8 8 0 0 1 16 0v4.6M24 15v-4.6a12 12 0 0 1 24 0v4.6M20 15v-4.6a16 16 0 0 1 32 0v4.6" />
        </svg>
        <h2 id="final-title">{title}</h2>
        <p>{text}</p>
        {children}
      </div>
    </section>
  );
}
