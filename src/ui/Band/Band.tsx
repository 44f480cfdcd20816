import type { ReactNode } from "react";
import css from "./Band.module.css";
import { type Tone, toneClass } from "./tone.ts";

/** A band has an address, or the name alone that its heading goes by. */
type Named = { id: string; name?: string } | { id?: undefined; name: string };

type BandProps = Named & {
  tone?: Tone;
  className?: string | undefined;
  children: ReactNode;
};

/** A stretch of a page from edge to edge of the window, named by its heading, whose id is `<name or id>-title`. */
export const Band = ({ id, name = id, tone = "paper", className, children }: BandProps) => (
  <section
    id={id}
    className={[css.band, className, toneClass(tone)].filter(Boolean).join(" ")}
    aria-labelledby={`${name}-title`}
  >
    {children}
  </section>
);
