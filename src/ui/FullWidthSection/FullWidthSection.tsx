import type { ReactNode } from "react";
import css from "./background.module.css";
import { type Background, backgroundClass } from "./background.ts";

/** Either an `id`, which fragments link to, or a `name`, from which the id of the heading is made. */
type Named = { id: string; name?: string } | { id?: undefined; name: string };

type FullWidthSectionProps = Named & {
  background?: Background;
  className?: string | undefined;
  children: ReactNode;
};

/** A full-width part of a page, labelled by the heading whose id is `<name or id>-title`. */
export const FullWidthSection = ({
  id,
  name = id,
  background = "paper",
  className,
  children,
}: FullWidthSectionProps) => (
  <section
    id={id}
    className={[css.section, className, backgroundClass(background)].filter(Boolean).join(" ")}
    aria-labelledby={`${name}-title`}
  >
    {children}
  </section>
);
