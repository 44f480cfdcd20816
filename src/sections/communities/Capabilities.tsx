import type { ReactNode } from "react";
import { capabilities } from "../../facts/pages/communities.ts";
import type { Translate } from "../../languages/words/catalogues.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { Section } from "../../ui/Section/Section.tsx";
import { TabPanel } from "../../ui/Tabs/TabPanel.tsx";
import css from "./Capabilities.module.css";
import { Pane } from "./Pane.tsx";
import { tabsOf } from "./tabsOf.ts";

export const capabilityTabs = (t: Translate) => ({
  label: t("communities:capabilities.label"),
  tabs: tabsOf(capabilities, (id) => t(`communities:capabilities.${id}`)),
});

/** One sentence on its own. */
export function Moral({ t }: { t: Translate }) {
  return (
    <p className={`${css.moral} frame headline step-4`} data-large>
      {t("communities:capabilities.lead")}
    </p>
  );
}

/** What members do and what their leader earns, as two screens of the product (IB-03). */
export function Capabilities({ t, children }: { t: Translate; children?: ReactNode }) {
  return (
    <Section id="capabilities" title={t("communities:capabilities.title")}>
      <div className={css.product}>{children}</div>
    </Section>
  );
}

export function CapabilityPanels({ language, t }: Translator) {
  return capabilityTabs(t).tabs.map(({ id, label }, index) => (
    <TabPanel key={id} id={id} label={label} hidden={index > 0}>
      {/* More than three are two per row. */}
      <ul className={capabilities[id].length > 3 ? `${css.panes} ${css.pairs}` : css.panes}>
        {capabilities[id].map((capability) => (
          <li key={capability} className="stack">
            <h3 className="subheading">{t(`communities:capabilities.items.${capability}.title`)}</h3>
            <p className="muted">{t(`communities:capabilities.items.${capability}.description`)}</p>
            <div className={`${css.pane} step--1 tabular`} aria-hidden="true">
              <Pane language={language} t={t} id={capability} />
            </div>
          </li>
        ))}
      </ul>
    </TabPanel>
  ));
}
