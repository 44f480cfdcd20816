import { capabilities } from "../../facts/pages/communities.ts";
import type { Translate } from "../../languages/words/catalogues.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { TabPanel } from "../../ui/Tabs/TabPanel.tsx";
import css from "./Capabilities.module.css";
import { Pane } from "./Pane.tsx";
import { tabsOf } from "./tabsOf.ts";

export const capabilityTabs = (t: Translate) => ({
  label: t("communities:capabilities.label"),
  tabs: tabsOf(capabilities, (id) => t(`communities:capabilities.${id}`)),
});

export function CapabilityPanels({ language, t }: Translator) {
  return capabilityTabs(t).tabs.map(({ id, label }, index) => (
    <TabPanel key={id} id={id} label={label} hidden={index > 0}>
      {/* More than three are two per row. */}
      <ul className={`${css.panes} u-stack ${capabilities[id].length > 3 ? css.pairs : ""}`.trim()}>
        {capabilities[id].map((capability) => (
          <li key={capability} className="u-stack">
            <h3 className="u-subheading">{t(`communities:capabilities.items.${capability}.title`)}</h3>
            <p className="u-muted">{t(`communities:capabilities.items.${capability}.description`)}</p>
            <div className={`${css.pane} u-screen-text u-container`} aria-hidden="true">
              <Pane language={language} t={t} id={capability} />
            </div>
          </li>
        ))}
      </ul>
    </TabPanel>
  ));
}
