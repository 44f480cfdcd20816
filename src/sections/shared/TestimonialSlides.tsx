import { testimonials } from "../../facts/testimonials.ts";
import type { Translate } from "../../languages/words/catalogues.ts";
import { CarouselSlide } from "../../ui/Carousel/CarouselSlide.tsx";
import { Message } from "../../ui/Message/Message.tsx";
import { slideWords } from "./carouselWords.ts";
import css from "./Testimonials.module.css";

interface TestimonialSlidesProps {
  t: Translate;
  page: "brokers" | "communities";
}

/** The testimonials of a page. The last full stop of each is tagged: some languages set it after the quotation mark. */
export function TestimonialSlides({ t, page }: TestimonialSlidesProps) {
  const people = testimonials[page];
  return people.map(({ id, company, words }, index) => {
    const { content, name, role } = t(words, { returnObjects: true });
    return (
      <CarouselSlide key={id} {...slideWords(t, index, people.length)}>
        <figure className={css.voice}>
          <blockquote>
            <Message tags={{ stop: (stop) => <span>{stop}</span> }}>{content}</Message>
          </blockquote>
          <figcaption>
            <b>{name}</b>
            <span className="u-note">{t("common:byline", { who: role, where: company })}</span>
          </figcaption>
        </figure>
      </CarouselSlide>
    );
  });
}
