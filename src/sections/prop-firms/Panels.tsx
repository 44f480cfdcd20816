import { accounts, challenge, firm, moment } from "../../facts/sample/firm.ts";
import { numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { AdminPanel } from "../../pictures/AdminPanel/AdminPanel.tsx";
import { TraderPanel } from "../../pictures/TraderPanel/TraderPanel.tsx";
import { Band } from "../../ui/Band/Band.tsx";
import { toneClass } from "../../ui/Band/tone.ts";
import css from "./Panels.module.css";
import { flaggedFinding, sampleAccount } from "./sampleAccount.ts";

/** The same minute in two panels: the trader's above the tape, the admin's below it (PF-03). */
export function Panels({ language, t }: Translator) {
  const { whole, dollars, shortDollars, percent } = numbers(language);
  const stages = [
    t("prop-firms:picture.bought"),
    ...t("prop-firms:picture.stages", { returnObjects: true }),
    t("prop-firms:picture.paid"),
  ];
  return (
    <Band id="panels">
      <header className={css.head}>
        <h2 id="panels-title">{t("prop-firms:panels.title")}</h2>
        <p>{t("prop-firms:panels.lead", { time: moment })}</p>
      </header>
      <article className={css.trader}>
        <div className={css.side}>
          <h3>{t("prop-firms:panels.trader.title")}</h3>
          <p>{t("prop-firms:panels.trader.text")}</p>
        </div>
        <TraderPanel {...sampleAccount(accounts.broken, { language, t })} />
      </article>
      <article className={`${css.admin} ${toneClass("night")}`}>
        <div className={css.side}>
          <h3>{t("prop-firms:panels.admin.title")}</h3>
          <p>{t("prop-firms:panels.admin.text")}</p>
        </div>
        <AdminPanel
          label={t("prop-firms:picture.adminLabel", { time: moment, bought: whole(firm.funnel[0]) })}
          firm={t("prop-firms:picture.firm")}
          server={firm.server}
          clock={firm.clock}
          event={{
            time: moment,
            text: t("prop-firms:picture.event", { trader: accounts.broken.trader }),
          }}
          flag={{
            title: t("prop-firms:picture.flag"),
            account: t("prop-firms:picture.account", {
              size: shortDollars(challenge.size),
              trader: firm.flagged.trader,
            }),
            finding: flaggedFinding({ language, t }),
            accounts: firm.flagged.accounts,
          }}
          funnel={{
            title: t("prop-firms:picture.funnel"),
            stages: firm.funnel.map((count, index) => ({
              name: stages[index] ?? "",
              figure: whole(count),
              share: Math.round((100 * count) / firm.funnel[0]),
            })),
          }}
          heat={{
            title: t("prop-firms:picture.heat"),
            bands: firm.bands.map((band) => percent(band)),
            rows: firm.heat.map(({ size, counts }) => ({ name: shortDollars(size), counts })),
          }}
          payouts={{
            title: t("prop-firms:picture.queue"),
            rows: firm.payouts.map(({ id, trader, amount, state }) => ({
              id,
              name: trader,
              figure: dollars(amount),
              state: t(`prop-firms:picture.status.${state}`),
              isHeld: state === "held",
            })),
          }}
        />
      </article>
    </Band>
  );
}
