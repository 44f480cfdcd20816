import type { ReactNode } from "react";
import css from "./Carousel.module.css";

interface CarouselSlideProps {
  /** The position: "1 of 3". */
  label: string;
  /** `aria-roledescription` of a slide: "slide" in the page's language. */
  roleDescription: string;
  children: ReactNode;
}

/** One slide. It reads no context, so it can be rendered to HTML in the slot of an island. */
export function CarouselSlide({ label, roleDescription, children }: CarouselSlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide groups content, a fieldset groups fields.
    <div
      className={css.slide}
      role="group"
      aria-roledescription={roleDescription}
      aria-label={label}
      data-slide=""
    >
      {children}
    </div>
  );
}
