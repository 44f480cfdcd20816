import type { ReactNode } from "react";
import { benefits } from "../../facts/communities.ts";
import type { Translate } from "../../languages/catalogues.ts";
import { Section } from "../../ui/Section/Section.tsx";
import { TabPanel } from "../../ui/Tabs/TabPanel.tsx";
import { tabsOf } from "./tabsOf.ts";
import css from "./Why.module.css";

export const whyTabs = (t: Translate) => ({
  label: t("communities:why.label"),
  tabs: tabsOf(benefits, (id) => t(`communities:why.${id}`)),
});

/** Two doors, one for each reader; behind each are four reasons (IB-02). */
export function Why({ t, children }: { t: Translate; children?: ReactNode }) {
  return (
    <Section id="why" title={t("communities:why.title")}>
      <div className={css.why}>{children}</div>
    </Section>
  );
}

export function WhyPanels({ t }: { t: Translate }) {
  return whyTabs(t).tabs.map(({ id, label }, index) => (
    <TabPanel key={id} id={id} label={label} hidden={index > 0}>
      <ul className={css.benefits}>
        {benefits[id].map((benefit) => (
          <li key={benefit}>
            <h3>{t(`communities:why.benefits.${benefit}.title`)}</h3>
            <p>{t(`communities:why.benefits.${benefit}.description`)}</p>
          </li>
        ))}
      </ul>
    </TabPanel>
  ));
}
