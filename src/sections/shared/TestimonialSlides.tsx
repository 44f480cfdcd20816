import { testimonials } from "../../content/testimonials.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { CarouselSlide } from "../../ui/Carousel/CarouselSlide.tsx";
import { standsOut } from "../../ui/SampleTag/SampleTag.tsx";
import { slideWords } from "./carouselWords.ts";
import { Testimonial } from "./Testimonial.tsx";
import css from "./Testimonials.module.css";

interface TestimonialSlidesProps extends I18n {
  page: "brokers" | "communities";
}

/** The testimonials of a page, each on a slide with the quotation marks of its language. */
export function TestimonialSlides({ language, t, page }: TestimonialSlidesProps) {
  const people = testimonials[page];
  return people.map((testimonial, index) => (
    <CarouselSlide key={testimonial.id} {...slideWords(t, index, people.length)}>
      <Testimonial
        language={language}
        t={t}
        testimonial={testimonial}
        className={css.quote}
        isTagged={standsOut(testimonial, people)}
      />
    </CarouselSlide>
  ));
}
