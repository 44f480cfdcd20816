import { testimonials } from "../../facts/testimonials.ts";
import { initials } from "../../languages/words/initials.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { Band } from "../../ui/Band/Band.tsx";
import css from "./Proof.module.css";

/** One large quote, with the others below it (HM-04). */
export function Proof({ t }: Translator) {
  return (
    <Band name="proof" className={`${css.proof} frame`}>
      <h2 id="proof-title" className="label">
        {t("home:proof.title")}
      </h2>
      <ul className={css.voices}>
        {testimonials.home.map(({ id, company, words }, index) => {
          const { content, name, role } = t(words, { returnObjects: true });
          return (
            <li key={id} className={index === 0 ? `${css.first} all-columns` : undefined}>
              <figure className="stack">
                <blockquote className={index === 0 ? "headline" : undefined}>{content}</blockquote>
                <figcaption className="step--1">
                  <span className={`${css.avatar} strong`} aria-hidden="true">
                    {initials(name)}
                  </span>
                  <div>
                    <b>{name}</b>
                    <p className="muted">{t("common:byline", { who: role, where: company })}</p>
                  </div>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
    </Band>
  );
}
