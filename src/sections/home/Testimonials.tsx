import { testimonials } from "../../content/testimonials.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { FullWidthSection } from "../../ui/FullWidthSection/FullWidthSection.tsx";
import { areSamples, SampleTag, standsOut } from "../../ui/SampleTag/SampleTag.tsx";
import { Testimonial } from "../shared/Testimonial.tsx";
import css from "./Testimonials.module.css";

/** One large quote, with the others below it; they need no title that is seen (HM-04). */
export function Testimonials({ language, t }: I18n) {
  return (
    <FullWidthSection name="testimonials" className={`${css.testimonials} u-page-width`}>
      <div className={css.tag}>
        <h2 id="testimonials-title" className="u-visually-hidden">
          {t("home:testimonials.title", { large: true })}
        </h2>
        {areSamples(testimonials.home) && <SampleTag>{t("common:sampleTag")}</SampleTag>}
      </div>
      <ul className={`${css.quotes} u-stack`}>
        {testimonials.home.map((testimonial, index) => {
          const isFirst = index === 0;
          return (
            <li key={testimonial.id} className={isFirst ? `${css.first} u-span-all-columns` : undefined}>
              <Testimonial
                language={language}
                t={t}
                testimonial={testimonial}
                className="u-stack u-gap-lg"
                quoteClass={isFirst ? "u-headline" : undefined}
                hasAvatar
                isTagged={standsOut(testimonial, testimonials.home)}
              />
            </li>
          );
        })}
      </ul>
    </FullWidthSection>
  );
}
