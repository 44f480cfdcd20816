import { testimonials } from "../../facts/testimonials.ts";
import { initials } from "../../languages/words/initials.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { Band } from "../../ui/Band/Band.tsx";
import css from "./Proof.module.css";

/** One large quote, with the others below it (HM-04). */
export function Proof({ t }: Translator) {
  return (
    <Band name="proof" className={`${css.proof} u-frame`}>
      <h2 id="proof-title" className="u-label">
        {t("home:proof.title")}
      </h2>
      <ul className={`${css.voices} u-stack`}>
        {testimonials.home.map(({ id, company, words }, index) => {
          const { content, name, role } = t(words, { returnObjects: true });
          return (
            <li key={id} className={index === 0 ? `${css.first} u-all-columns` : undefined}>
              <figure className="u-stack u-roomy">
                <blockquote className={index === 0 ? "u-headline" : undefined}>{content}</blockquote>
                <figcaption className="u-media u-step--1">
                  <span className={`${css.avatar} u-strong`} aria-hidden="true">
                    {initials(name)}
                  </span>
                  <div>
                    <b>{name}</b>
                    <p className="u-muted">{t("common:byline", { who: role, where: company })}</p>
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
