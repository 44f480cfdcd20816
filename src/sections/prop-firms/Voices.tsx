import { testimonials } from "../../facts/prop-firms.ts";
import type { Speech } from "../../languages/speech.ts";
import { Section } from "../../ui/Section/Section.tsx";
import css from "./Voices.module.css";

/** Two founders, one for each path, facing each other (PF-10). */
export function Voices({ t }: Speech) {
  return (
    <Section id="testimonials" title={t("prop-firms:testimonials.title")}>
      <ul className={css.voices}>
        {testimonials.map((id) => (
          <li key={id}>
            <figure>
              <blockquote>{t(`prop-firms:testimonials.${id}.content`)}</blockquote>
              <figcaption>
                <b>{t(`prop-firms:testimonials.${id}.name`)}</b>
                <br />
                {t(`prop-firms:testimonials.${id}.role`)}
                <br />
                {t(`prop-firms:testimonials.${id}.company`)}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
