import { testimonials } from "../../content/testimonials.ts";
import type { Translate } from "../../i18n/messages/catalogues.ts";
import { CarouselSlide } from "../../ui/Carousel/CarouselSlide.tsx";
import { standsOut } from "../../ui/SampleTag/SampleTag.tsx";
import { slideWords } from "./carouselWords.ts";
import { Testimonial } from "./Testimonial.tsx";
import css from "./Testimonials.module.css";

interface TestimonialSlidesProps {
  t: Translate;
  page: "brokers" | "communities";
}

/** The testimonials of a page, each on a slide with the quotation marks of its language. */
export function TestimonialSlides({ t, page }: TestimonialSlidesProps) {
  const people = testimonials[page];
  return people.map((testimonial, index) => (
    <CarouselSlide key={testimonial.id} {...slideWords(t, index, people.length)}>
      <Testimonial
        t={t}
        testimonial={testimonial}
        className={css.quote}
        isTagged={standsOut(testimonial, people)}
      />
    </CarouselSlide>
  ));
}
