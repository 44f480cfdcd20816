import { testimonials } from "../../content/testimonials.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { FullWidthSection } from "../../ui/FullWidthSection/FullWidthSection.tsx";
import { areSamples, SampleTag, standsOut } from "../../ui/SampleTag/SampleTag.tsx";
import { Testimonial } from "../shared/Testimonial.tsx";
import css from "./Testimonials.module.css";

/** Quotes of two founders, one for each path; the one who moved is larger and last (PF-10). */
export function Testimonials({ language, t }: I18n) {
  return (
    <FullWidthSection id="testimonials" className="u-page-width u-section-padding">
      <h2 id="testimonials-title" className="u-visually-hidden">
        {t("prop-firms:testimonials.title", { large: true })}
      </h2>
      {areSamples(testimonials["prop-firms"]) && (
        <p className="u-text-end">
          <SampleTag>{t("common:sampleTag")}</SampleTag>
        </p>
      )}
      <ul className={`${css.quotes} u-split`}>
        {testimonials["prop-firms"].map((testimonial) => (
          <li key={testimonial.id}>
            <Testimonial
              language={language}
              t={t}
              testimonial={testimonial}
              quoteClass="u-heading-sm u-step-2"
              isTagged={standsOut(testimonial, testimonials["prop-firms"])}
            />
          </li>
        ))}
      </ul>
    </FullWidthSection>
  );
}
