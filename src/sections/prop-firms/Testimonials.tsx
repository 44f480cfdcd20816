import { testimonials } from "../../facts/testimonials.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { Band } from "../../ui/Band/Band.tsx";
import { Testimonial } from "../shared/Testimonial.tsx";
import css from "./Testimonials.module.css";

/** Quotes of two founders, one for each path; the one who moved is larger and last (PF-10). */
export function Testimonials({ t }: Translator) {
  return (
    <Band id="testimonials" className="u-frame u-section-padding">
      <h2 id="testimonials-title" className="u-label">
        {t("prop-firms:testimonials.title")}
      </h2>
      <ul className={`${css.voices} u-split`}>
        {testimonials["prop-firms"].map((testimonial) => (
          <li key={testimonial.id}>
            <Testimonial t={t} testimonial={testimonial} quoteClass="u-figure u-step-2" />
          </li>
        ))}
      </ul>
    </Band>
  );
}
