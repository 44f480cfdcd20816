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
        <svg viewBox="0 0 1440 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          <path className={css.bell} d="M640 300v-92a80 80 0 0 1 160 0v92z" />
          <path d="M560 300v-92a160 160 0 0 1 320 0v92M480 300v-92a240 240 0 0 1 480 0v92M400 300v-92a320 320 0 0 1 640 0v92" />
        </svg>
        <h2 id="final-title">{title}</h2>
        <p>{text}</p>
        {children}
      </div>
    </section>
  );
}
