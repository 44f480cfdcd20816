import type { ReactNode } from "react";
import { type UseCaseId, useCases } from "../../facts/pages/communities.ts";
import type { Translate } from "../../languages/words/catalogues.ts";
import { Section } from "../../ui/Section/Section.tsx";
import { TabPanel } from "../../ui/Tabs/TabPanel.tsx";
import { tabsOf } from "./tabsOf.ts";
import css from "./UseCases.module.css";

/** The weeks of a quarter. */
const weeks = Array.from({ length: 13 }, (_, week) => week + 1);

/** All use cases; each tab opens its own. */
const order: readonly UseCaseId[] = Object.values(useCases).flat();

export const useCaseTabs = (t: Translate) => ({
  label: t("communities:useCases.label"),
  tabs: tabsOf(useCases, (id) => t(`communities:useCases.${id}`)),
});

/** A quarter as a programme: thirteen weeks on the tape, and when each of nine use cases runs (IB-06). */
export function UseCases({ t, children }: { t: Translate; children?: ReactNode }) {
  return (
    <Section id="use-cases" title={t("communities:useCases.title")} tone="communities">
      <div className={css.useCases}>{children}</div>
    </Section>
  );
}

/** The use cases of other tabs are repeated as titles, and hidden from assistive technology. */
export function UseCasePanels({ t }: { t: Translate }) {
  return useCaseTabs(t).tabs.map(({ id, label }, index) => (
    <TabPanel key={id} id={id} label={label} hidden={index > 0}>
      <div className={css.programme}>
        <p className={css.weeks} aria-hidden="true">
          <span>{t("communities:useCases.week")}</span>
          {weeks.map((week) => (
            <b key={week}>{week}</b>
          ))}
        </p>
        <ol>
          {order.map((useCase) => {
            const title = t(`communities:useCases.items.${useCase}.title`);
            return useCases[id].some((each) => each === useCase) ? (
              <li key={useCase}>
                <h3>{title}</h3>
                <p>{t(`communities:useCases.items.${useCase}.description`)}</p>
              </li>
            ) : (
              <li key={useCase} aria-hidden="true">
                {title}
              </li>
            );
          })}
        </ol>
      </div>
    </TabPanel>
  ));
}
