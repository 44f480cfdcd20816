import { useCases } from "../../content/pages/prop-firms.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { Section } from "../../ui/Section/Section.tsx";
import { finalCallId } from "../shared/FinalCallSection.tsx";
import css from "./UseCases.module.css";

/** Three roads to one floor, the timeline; their buttons link to the final call (PF-06). */
export function UseCases({ t }: I18n) {
  return (
    <Section id="use-cases" title={t("prop-firms:useCases.title", { large: true })} background="propFirms">
      <div className={css.roads} data-drawing="">
        {/* A new firm starts at zero, an existing one has a past, a prop arm branches off a line that goes on. */}
        <svg
          className="u-fill-parent u-from-1024"
          viewBox="0 0 1200 300"
          preserveAspectRatio="none"
          fill="none"
          stroke="currentColor"
          overflow="visible"
          pointerEvents="none"
          aria-hidden="true"
        >
          <path
            stroke="var(--line-strong)"
            strokeDasharray="3 5"
            vectorEffect="non-scaling-stroke"
            d="M-1200 100H0M-1200 200H2400"
          />
          <path
            data-part="draw"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
            d="M0 0H840C1080 0 960 300 1200 300M0 100H790C970 100 910 300 1090 300M-1200 200H740C870 200 840 300 980 300"
          />
          <path
            strokeWidth="11"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
            d="M0 0h0M0 100h0M0 200h0M1200 300h0M1090 300h0M980 300h0"
          />
        </svg>
        {useCases.map((id) => (
          <article key={id} className={css.road}>
            <div>
              <h3 className="u-step-3">{t(`prop-firms:useCases.${id}.title`, { large: true })}</h3>
              <p>{t(`prop-firms:useCases.${id}.description`)}</p>
            </div>
            <ul>
              {t(`prop-firms:useCases.${id}.features`, { returnObjects: true }).map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <ButtonLink href={`#${finalCallId}`} emphasis="secondary">
              {t("common:navigation.bookDemo")}{" "}
              {/* Tells the three links apart, and from those that lead to the scheduler. */}
              <span className="u-visually-hidden">{t(`prop-firms:useCases.${id}.title`)}</span>
            </ButtonLink>
          </article>
        ))}
      </div>
      <div className={`${css.floor} u-accent-border-top u-from-1024`} />
    </Section>
  );
}
