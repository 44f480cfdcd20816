import type { ClaimId } from "../../facts/claims.ts";
import { type UseCaseId, useCases } from "../../facts/pages/brokers.ts";
import { attendance, competition } from "../../facts/sample/competition.ts";
import { ibSpace } from "../../facts/sample/ibSpace.ts";
import type { Translate } from "../../languages/words/catalogues.ts";
import { numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { Attendance } from "../../pictures/BrokerLedgers/Attendance.tsx";
import { TierLedger } from "../../pictures/BrokerLedgers/TierLedger.tsx";
import { totalOf } from "../../pictures/BrokerLedgers/totalOf.ts";
import { VolumeDays } from "../../pictures/BrokerLedgers/VolumeDays.tsx";
import { schedulerLink } from "../../site/links.ts";
import { site } from "../../site/site.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { TabPanel } from "../../ui/Tabs/TabPanel.tsx";
import { ClaimMark } from "../shared/Claims.tsx";
import css from "./UseCases.module.css";

const claimOf = {
  "loyal-clients": "retentionRange",
  "ib-tools": "activation",
  revenue: "volumeRange",
} as const satisfies Record<UseCaseId, ClaimId>;

const tab = (t: Translate, id: UseCaseId) => ({
  id,
  label: t(`brokers:useCases.${id}.tab`),
});

/** Props of the tabs; loyal clients are first and initial. */
export function useCaseTabs(t: Translate) {
  const [first, ...others] = useCases;
  return {
    label: t("brokers:useCases.label"),
    tabs: [tab(t, first), ...others.map((id) => tab(t, id))],
  } as const;
}

function Picture({ id, language, t }: Translator & { id: UseCaseId }) {
  const format = numbers(language);
  const { dollars, shortDollars, whole } = format;
  if (id === "loyal-clients")
    return (
      <Attendance
        words={t("brokers:useCases.loyal-clients.picture", {
          returnObjects: true,
          rounds: attendance[0].rounds.length,
        })}
        attendance={attendance}
      />
    );
  const { tiers, volume } = ibSpace;
  if (id === "ib-tools") {
    const { traders, commission } = totalOf(tiers);
    return (
      <TierLedger
        label={t("brokers:useCases.ib-tools.picture.label", {
          traders: whole(traders),
          commission: dollars(commission),
        })}
        columns={[t("home:board.traders"), t("brokers:features.spaces.picture.commission")]}
        tier={(number) => t("communities:network.tier", { number })}
        numbers={format}
        tiers={tiers}
      />
    );
  }
  const [before, during, after] = volume.map(({ average }) => shortDollars(average));
  return (
    <VolumeDays
      words={t("brokers:useCases.revenue.picture", { returnObjects: true, before, during, after })}
      numbers={format}
      volume={volume}
      budget={{ term: t("home:board.prizePool"), figure: dollars(competition.prizePool) }}
    />
  );
}

/** The panels, as finished HTML for the tabs: a use case, a picture of it, and its features as cards (D16). */
export function UseCasePanels({ language, t }: Translator) {
  return useCases.map((id, index) => (
    <TabPanel key={id} {...tab(t, id)} hidden={index > 0}>
      <div className={`${css.panel} u-split`}>
        <div className={`${css.case} u-container u-stack`}>
          <p className={`${css.outcome} u-muted`}>
            <b className="u-headline u-ink u-block u-small-in-print">{t(`brokers:useCases.${id}.value`)}</b>{" "}
            {t(`brokers:useCases.${id}.valueLabel`)}
            <ClaimMark t={t} page="brokers" id={claimOf[id]} />
          </p>
          <h3 className="u-step-3">{t(`brokers:useCases.${id}.title`)}</h3>
          <p className="u-muted">{t(`brokers:useCases.${id}.description`)}</p>
          <ButtonLink
            href={schedulerLink(site, {
              scheduler: "brokers",
              page: "brokers",
              button: `use-case-${id}`,
              language,
            })}
            emphasis="secondary"
          >
            {t(`brokers:useCases.${id}.cta`)}
          </ButtonLink>
        </div>
        <Picture id={id} language={language} t={t} />
        <ul className={`${css.cards} u-stack u-all-columns`}>
          {t(`brokers:useCases.${id}.features`, { returnObjects: true }).map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
    </TabPanel>
  ));
}
