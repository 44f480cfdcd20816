import type { ReactNode } from "react";
import type { Translate } from "../../languages/words/catalogues.ts";
import { Band } from "../../ui/Band/Band.tsx";
import { CarouselSlide } from "../../ui/Carousel/CarouselSlide.tsx";
import { Message } from "../../ui/Message/Message.tsx";
import { carouselWords, slideWords } from "./carouselWords.ts";
import css from "./Testimonials.module.css";

export interface Testimonial {
  name: string;
  role: string;
  company: string;
  /** Its last full stop is tagged, because some languages set it after the closing quotation mark. */
  content: string;
}

interface TestimonialsProps {
  title: string;
  /** The carousel, an island with `TestimonialSlides`. */
  children?: ReactNode;
}

/** One testimonial at a time, larger than any headline. */
export function Testimonials({ title, children }: TestimonialsProps) {
  return (
    <Band id="testimonials">
      <div className="frame padded">
        <h2 id="testimonials-title" className={`${css.title} label`}>
          {title}
        </h2>
        {children}
      </div>
    </Band>
  );
}

/** Props of the carousel: every 5000 ms, 4000 ms on mobile, looping (BR-08, IB-07). */
export const testimonialCarousel = (t: Translate, label: string, count: number) => ({
  ...carouselWords(t, label, count),
  autoplay: 5000,
  mobileAutoplay: 4000,
  loop: true,
});

interface TestimonialSlidesProps {
  t: Translate;
  testimonials: readonly Testimonial[];
}

/** The testimonials, as finished HTML for the carousel. */
export function TestimonialSlides({ t, testimonials }: TestimonialSlidesProps) {
  return testimonials.map(({ name, role, company, content }, index) => (
    <CarouselSlide key={name} {...slideWords(t, index, testimonials.length)}>
      <figure className={css.voice}>
        <blockquote>
          <Message tags={{ stop: (stop) => <span>{stop}</span> }}>{content}</Message>
        </blockquote>
        <figcaption>
          <b>{name}</b>
          <span className="note">{t("common:byline", { who: role, where: company })}</span>
        </figcaption>
      </figure>
    </CarouselSlide>
  ));
}
