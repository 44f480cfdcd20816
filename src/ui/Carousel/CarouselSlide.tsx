import type { ReactNode } from "react";
import css from "./Carousel.module.css";

interface CarouselSlideProps {
  /** Its place: "1 of 3". */
  label: string;
  /** What assistive technology calls it: "slide" in the page's language. */
  roleDescription: string;
  children: ReactNode;
}

/** One slide, as finished HTML: it needs no carousel around it, so it can be an island's slot. */
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
