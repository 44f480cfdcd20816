import { steps } from "../../content/pages/communities.ts";
import type { Translate } from "../../i18n/messages/catalogues.ts";
import { Section } from "../../ui/Section/Section.tsx";
import { drawing } from "./drawings.tsx";
import css from "./Workflow.module.css";

/** From the first tier to the statement, as numbered lines; beside them one link grows to a network (IB-04). */
export function Workflow({ t }: { t: Translate }) {
  return (
    <Section
      id="workflow"
      title={t("communities:workflow.title", { large: true })}
      background="dark"
      weight="supporting"
    >
      <figure aria-label={t("communities:workflow.label")} data-drawing="">
        <ol className={`${css.steps} u-divided-rows`}>
          {steps.map((step, index) => (
            <li key={step}>
              <b className="u-headline u-step-2">{index + 1}</b>
              <h3 className="u-subheading">
                {t(`communities:workflow.steps.${step}.title`, { large: true })}
              </h3>
              <p className="u-text-muted">{t(`communities:workflow.steps.${step}.description`)}</p>
              <svg
                width="100%"
                overflow="visible"
                aria-hidden="true"
                data-part="appear"
                data-order={index || undefined}
              >
                <use href={drawing(step)} />
              </svg>
            </li>
          ))}
        </ol>
      </figure>
    </Section>
  );
}
