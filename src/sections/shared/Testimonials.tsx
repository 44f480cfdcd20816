import type { ReactNode } from "react";
import { initials } from "../../facts/testimonials.ts";
import type { Translate } from "../../languages/catalogues.ts";
import { CarouselSlide } from "../../ui/Carousel/CarouselSlide.tsx";
import css from "./Testimonials.module.css";

export interface Testimonial {
  name: string;
  role: string;
  company: string;
  content: string;
}

interface TestimonialsProps {
  title: string;
  /** The carousel of the voices: an island around `TestimonialSlides`. */
  children?: ReactNode;
}

/** One voice at a time, as large as a headline. */
export function Testimonials({ title, children }: TestimonialsProps) {
  return (
    <section id="testimonials" className={css.testimonials} aria-labelledby="testimonials-title">
      <div className={css.inner}>
        <h2 id="testimonials-title" className={css.title}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}

/** Settings of the carousel of testimonials: every 5000 ms, on mobile 4000 ms, around both ends (BR-08, IB-07). */
export const testimonialCarousel = (t: Translate, label: string, count: number) => ({
  label,
  roleDescription: t("common:carousel.roleDescription"),
  slideLabels: slideLabels(t, count),
  words: {
    previous: t("common:carousel.previous"),
    next: t("common:carousel.next"),
    dots: t("common:carousel.dots"),
    pause: t("common:carousel.pause"),
    play: t("common:carousel.play"),
  },
  autoplay: 5000,
  mobileAutoplay: 4000,
  loop: true,
});

interface TestimonialSlidesProps {
  t: Translate;
  testimonials: readonly Testimonial[];
}

/** The voices, as finished HTML for the carousel's slot. */
export function TestimonialSlides({ t, testimonials }: TestimonialSlidesProps) {
  const labels = slideLabels(t, testimonials.length);
  return testimonials.map(({ name, role, company, content }, index) => (
    <CarouselSlide
      key={name}
      label={labels[index] ?? ""}
      roleDescription={t("common:carousel.slideRoleDescription")}
    >
      <figure className={css.voice}>
        <blockquote>{content}</blockquote>
        <figcaption>
          <span className={css.avatar} aria-hidden="true">
            {initials(name)}
          </span>
          <span>
            <b>{name}</b>
            <span className={css.role}>
              {role}, {company}
            </span>
          </span>
        </figcaption>
      </figure>
    </CarouselSlide>
  ));
}

const slideLabels = (t: Translate, count: number): string[] =>
  Array.from({ length: count }, (_, index) => t("common:carousel.slide", { number: index + 1, count }));
