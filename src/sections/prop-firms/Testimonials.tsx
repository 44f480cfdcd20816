import { testimonials } from "../../facts/testimonials.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { Band } from "../../ui/Band/Band.tsx";
import { areSamples, SampleTag, standsOut } from "../../ui/SampleTag/SampleTag.tsx";
import { Testimonial } from "../shared/Testimonial.tsx";
import css from "./Testimonials.module.css";

/** Quotes of two founders, one for each path; the one who moved is larger and last (PF-10). */
export function Testimonials({ t }: Translator) {
  return (
    <Band id="testimonials" className="u-frame u-section-padding">
      <div className="u-row">
        <h2 id="testimonials-title" className="u-label">
          {t("prop-firms:testimonials.title")}
        </h2>
        {areSamples(testimonials["prop-firms"]) && <SampleTag>{t("common:sampleTag")}</SampleTag>}
      </div>
      <ul className={`${css.voices} u-split`}>
        {testimonials["prop-firms"].map((testimonial) => (
          <li key={testimonial.id}>
            <Testimonial
              t={t}
              testimonial={testimonial}
              quoteClass="u-figure u-step-2"
              isTagged={standsOut(testimonial, testimonials["prop-firms"])}
            />
          </li>
        ))}
      </ul>
    </Band>
  );
}
