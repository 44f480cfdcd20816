import { benefits } from "../../facts/pages/communities.ts";
import { academy } from "../../facts/sample/academy.ts";
import type { Translate } from "../../languages/words/catalogues.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { TabPanel } from "../../ui/Tabs/TabPanel.tsx";
import { Excerpt } from "./Excerpt.tsx";
import { tabsOf } from "./tabsOf.ts";
import css from "./Why.module.css";

export const whyTabs = (t: Translate) => ({
  label: t("communities:why.label"),
  tabs: tabsOf(benefits, (id) => t(`communities:why.${id}`)),
});

export function WhyPanels({ language, t }: Translator) {
  return whyTabs(t).tabs.map(({ id, label }, index) => (
    <TabPanel key={id} id={id} label={label} hidden={index > 0}>
      <p className={`${css.chrome} u-panel-head u-screen-text`} aria-hidden="true">
        <b className="u-ink">{t("communities:network.name")}</b> <span>{t("home:board.host")}</span>
        <span>{academy.address}</span>
      </p>
      <ul className={css.screen}>
        {benefits[id].map((benefit) => (
          <li key={benefit}>
            <h3 className="u-subheading">{t(`communities:why.benefits.${benefit}.title`)}</h3>
            <p className="u-muted">{t(`communities:why.benefits.${benefit}.description`)}</p>
            <div className={`${css.excerpt} u-screen-text u-container`} aria-hidden="true">
              <Excerpt language={language} t={t} id={benefit} />
            </div>
          </li>
        ))}
      </ul>
    </TabPanel>
  ));
}
