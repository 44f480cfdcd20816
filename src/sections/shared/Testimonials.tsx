import type { ReactNode } from "react";
import type { Translate } from "../../languages/catalogues.ts";
import { Band } from "../../ui/Band/Band.tsx";
import { CarouselSlide } from "../../ui/Carousel/CarouselSlide.tsx";
import { Message } from "../../ui/Message/Message.tsx";
import { carouselSpeech, slideSpeech } from "./carouselSpeech.ts";
import css from "./Testimonials.module.css";

export interface Testimonial {
  name: string;
  role: string;
  company: string;
  /** Its last full stop is tagged: some languages set it outside of the quotation marks. */
  content: string;
}

interface TestimonialsProps {
  title: string;
  /** The carousel of the voices: an island around `TestimonialSlides`. */
  children?: ReactNode;
}

/** One voice at a time, larger than any headline. */
export function Testimonials({ title, children }: TestimonialsProps) {
  return (
    <Band id="testimonials">
      <div className={css.inner}>
        <h2 id="testimonials-title" className={css.title}>
          {title}
        </h2>
        {children}
      </div>
    </Band>
  );
}

/** Settings of the carousel of testimonials: every 5000 ms, on mobile 4000 ms, around both ends (BR-08, IB-07). */
export const testimonialCarousel = (t: Translate, label: string, count: number) => ({
  ...carouselSpeech(t, label, count),
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
  return testimonials.map(({ name, role, company, content }, index) => (
    <CarouselSlide key={name} {...slideSpeech(t, index, testimonials.length)}>
      <figure className={css.voice}>
        <blockquote>
          <Message tags={{ stop: (stop) => <span>{stop}</span> }}>{content}</Message>
        </blockquote>
        <figcaption>
          <b>{name}</b>
          <span>{t("common:byline", { who: role, where: company })}</span>
        </figcaption>
      </figure>
    </CarouselSlide>
  ));
}
