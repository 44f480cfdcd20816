import { testimonials } from "../../facts/testimonials.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { Band } from "../../ui/Band/Band.tsx";
import { areSamples, SampleTag, standsOut } from "../../ui/SampleTag/SampleTag.tsx";
import { Testimonial } from "../shared/Testimonial.tsx";
import css from "./Testimonials.module.css";

/** One large quote, with the others below it (HM-04). */
export function Testimonials({ t }: Translator) {
  return (
    <Band name="testimonials" className={`${css.testimonials} u-frame`}>
      <div className="u-row">
        <h2 id="testimonials-title" className="u-label">
          {t("home:testimonials.title")}
        </h2>
        {areSamples(testimonials.home) && <SampleTag>{t("common:sampleTag")}</SampleTag>}
      </div>
      <ul className={`${css.voices} u-stack`}>
        {testimonials.home.map((testimonial, index) => {
          const isFirst = index === 0;
          return (
            <li key={testimonial.id} className={isFirst ? `${css.first} u-all-columns` : undefined}>
              <Testimonial
                t={t}
                testimonial={testimonial}
                className="u-stack u-roomy"
                quoteClass={isFirst ? "u-headline" : undefined}
                hasAvatar
                isTagged={standsOut(testimonial, testimonials.home)}
              />
            </li>
          );
        })}
      </ul>
    </Band>
  );
}
