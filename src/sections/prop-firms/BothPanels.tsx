import { accounts } from "../../facts/sample/firm.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { AdminPanel } from "../../pictures/AdminPanel/AdminPanel.tsx";
import { TraderPanel } from "../../pictures/TraderPanel/TraderPanel.tsx";
import { backgroundClass } from "../../ui/Band/background.ts";
import css from "./Panels.module.css";
import { flaggedFinding, panelProps, traderProps } from "./panelProps.ts";

/** The panel of the trader who broke the rule, and that of the firm's admin. */
export function BothPanels(translator: Translator) {
  const { t } = translator;
  return (
    <>
      <article className={css.trader} data-drawing="">
        <div className={`${css.side} u-split u-gutter`}>
          <h3 className="u-step-2">{t("prop-firms:panels.trader.title")}</h3>
          <p className="u-muted">{t("prop-firms:panels.trader.text")}</p>
        </div>
        <TraderPanel {...traderProps(accounts.broken, translator)} />
      </article>
      <article className={`${css.admin} ${backgroundClass("dark")}`}>
        <div className={`${css.side} u-split u-gutter`}>
          <h3 className="u-step-2">{t("prop-firms:panels.admin.title")}</h3>
          <p className="u-muted">{t("prop-firms:panels.admin.text")}</p>
        </div>
        <AdminPanel
          {...panelProps(translator)}
          trader={accounts.broken.trader}
          finding={flaggedFinding(translator)}
        />
      </article>
    </>
  );
}
