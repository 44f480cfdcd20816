import type { ReactNode } from "react";
import { useCases } from "../../facts/communities.ts";
import type { Translate } from "../../languages/catalogues.ts";
import { Section } from "../../ui/Section/Section.tsx";
import { TabPanel } from "../../ui/Tabs/TabPanel.tsx";
import { tabsOf } from "./tabsOf.ts";
import css from "./UseCases.module.css";

export const useCaseTabs = (t: Translate) => ({
  label: t("communities:useCases.label"),
  tabs: tabsOf(useCases, (id) => t(`communities:useCases.${id}`)),
});

/** Three stages as headlines; under each, three columns of things to run (IB-06). */
export function UseCases({ t, children }: { t: Translate; children?: ReactNode }) {
  return (
    <Section id="use-cases" title={t("communities:useCases.title")} tone="communities">
      <div className={css.useCases}>{children}</div>
    </Section>
  );
}

export function UseCasePanels({ t }: { t: Translate }) {
  return useCaseTabs(t).tabs.map(({ id, label }, index) => (
    <TabPanel key={id} id={id} label={label} hidden={index > 0}>
      <ul className={css.cards}>
        {useCases[id].map((useCase) => (
          <li key={useCase}>
            <h3>{t(`communities:useCases.items.${useCase}.title`)}</h3>
            <p>{t(`communities:useCases.items.${useCase}.description`)}</p>
          </li>
        ))}
      </ul>
    </TabPanel>
  ));
}
