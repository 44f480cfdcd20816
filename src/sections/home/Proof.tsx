import { testimonials } from "../../facts/testimonials.ts";
import { initials } from "../../languages/words/initials.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { Band } from "../../ui/Band/Band.tsx";
import css from "./Proof.module.css";

/** One large quote, with the others below it (HM-04). */
export function Proof({ t }: Translator) {
  return (
    <Band name="proof" className={css.proof}>
      <h2 id="proof-title" className={css.heading}>
        {t("home:proof.title")}
      </h2>
      <ul className={css.voices}>
        {testimonials.home.map(({ id, company }) => {
          const name = t(`home:proof.testimonials.${id}.name`);
          return (
            <li key={id}>
              <figure className={css.voice}>
                <blockquote>{t(`home:proof.testimonials.${id}.content`)}</blockquote>
                <figcaption>
                  <span className={css.avatar} aria-hidden="true">
                    {initials(name)}
                  </span>
                  <span>
                    <b>{name}</b>
                    <span className={css.role}>
                      {t("common:byline", {
                        who: t(`home:proof.testimonials.${id}.role`),
                        where: company,
                      })}
                    </span>
                  </span>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
    </Band>
  );
}
