import { useCases } from "../../facts/prop-firms.ts";
import type { Speech } from "../../languages/speech.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { Section } from "../../ui/Section/Section.tsx";
import { finalCallId } from "../shared/FinalCall.tsx";
import css from "./UseCases.module.css";

/** One large card and two beside it; their buttons lead down to the final call (PF-06). */
export function UseCases({ t }: Speech) {
  return (
    <Section id="use-cases" title={t("prop-firms:useCases.title")} tone="propFirms">
      <div className={css.cards}>
        {useCases.map((id) => (
          <article key={id} className={css.card}>
            <h3>{t(`prop-firms:useCases.${id}.title`)}</h3>
            <p>{t(`prop-firms:useCases.${id}.description`)}</p>
            <ul>
              {t(`prop-firms:useCases.${id}.features`, { returnObjects: true }).map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <ButtonLink href={`#${finalCallId}`} emphasis="secondary">
              {t(`prop-firms:useCases.${id}.cta`)}
            </ButtonLink>
          </article>
        ))}
      </div>
    </Section>
  );
}
