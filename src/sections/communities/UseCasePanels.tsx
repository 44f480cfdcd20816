import { plannedWeeks, useCases } from "../../facts/pages/communities.ts";
import type { Translate } from "../../languages/words/catalogues.ts";
import { TabPanel } from "../../ui/Tabs/TabPanel.tsx";
import { drawing } from "./drawings.tsx";
import { tabsOf } from "./tabsOf.ts";
import css from "./UseCases.module.css";

const planned = Array.from({ length: plannedWeeks }, (_, week) => week + 1);

/** All use cases; each tab opens its own. */
const order = Object.values(useCases).flat();

export const useCaseTabs = (t: Translate) => ({
  label: t("communities:useCases.label"),
  tabs: tabsOf(useCases, (id) => t(`communities:useCases.${id}`)),
});

/** The use cases of other tabs are repeated as titles, and hidden from assistive technology. */
export function UseCasePanels({ t }: { t: Translate }) {
  return useCaseTabs(t).tabs.map(({ id, label }, index) => (
    <TabPanel key={id} id={id} label={label} hidden={index > 0}>
      <div className={css.programme}>
        <p className={`${css.weeks} u-screen-text`} aria-hidden="true">
          <span className="u-muted">{t("communities:useCases.week")}</span>
          {planned.map((week) => (
            <b key={week}>{week}</b>
          ))}
        </p>
        <ol>
          {order.map((useCase, place) => {
            const title = t(`communities:useCases.items.${useCase.id}.title`);
            return useCases[id].some((each) => each.id === useCase.id) ? (
              <li key={useCase.id} className={css.own}>
                <b>{place + 1}</b>
                <h3 className="u-subheading">{title}</h3>
                <p className="u-muted">{t(`communities:useCases.items.${useCase.id}.description`)}</p>
                <svg className="u-academy" aria-hidden="true">
                  <use href={drawing(useCase.id)} />
                </svg>
              </li>
            ) : (
              <li key={useCase.id} className="u-note" aria-hidden="true">
                <b>{place + 1}</b>
                {` ${title}`}
                <svg color="var(--line-strong)" aria-hidden="true">
                  <use href={drawing(useCase.id)} />
                </svg>
              </li>
            );
          })}
        </ol>
      </div>
    </TabPanel>
  ));
}
