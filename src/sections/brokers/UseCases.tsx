import type { ReactNode } from "react";
import type { ClaimId } from "../../facts/claims.ts";
import { type UseCaseId, useCases } from "../../facts/pages/brokers.ts";
import { attendance, competition } from "../../facts/sample/competition.ts";
import { ibSpace } from "../../facts/sample/ibSpace.ts";
import type { Translate } from "../../languages/words/catalogues.ts";
import { numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { Attendance } from "../../pictures/BrokerLedgers/Attendance.tsx";
import { TierLedger } from "../../pictures/BrokerLedgers/TierLedger.tsx";
import { VolumeDays } from "../../pictures/BrokerLedgers/VolumeDays.tsx";
import { schedulerLink } from "../../site/links.ts";
import { site } from "../../site/site.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { Section } from "../../ui/Section/Section.tsx";
import { TabPanel } from "../../ui/Tabs/TabPanel.tsx";
import { ClaimMark } from "../shared/Claims.tsx";
import css from "./UseCases.module.css";

interface UseCasesProps extends Translator {
  /** The tabs, an island with `UseCasePanels`. */
  children?: ReactNode;
}

/** What growth teams use the engine for, one use case per tab (BR-07). */
export function UseCases({ t, children }: UseCasesProps) {
  return (
    <Section id="use-cases" title={t("brokers:useCases.title")} tone="brokers">
      <div className={css.cases}>{children}</div>
    </Section>
  );
}

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
  const { dollars, shortDollars, whole } = numbers(language);
  if (id === "loyal-clients")
    return (
      <Attendance
        label={t("brokers:useCases.loyal-clients.picture.label", { rounds: attendance[0].rounds.length })}
        rows={attendance.map(({ trader, rounds }) => ({
          name: trader,
          rounds,
          figure: `${rounds.replaceAll(".", "").length}/${rounds.length}`,
        }))}
        legend={{
          entered: t("brokers:useCases.loyal-clients.picture.entered"),
          comeback: t("brokers:useCases.loyal-clients.picture.comeback"),
        }}
      />
    );
  const { tiers, volume } = ibSpace;
  if (id === "ib-tools") {
    const sum = (of: "traders" | "commission") => tiers.reduce((total, tier) => total + tier[of], 0);
    const total = { traders: whole(sum("traders")), commission: dollars(sum("commission")) };
    return (
      <TierLedger
        label={t("brokers:useCases.ib-tools.picture.label", total)}
        columns={[t("home:board.traders"), t("brokers:features.spaces.picture.commission")]}
        rows={tiers.map((tier, index) => ({
          name: t("communities:network.tier", { number: index + 1 }),
          traders: whole(tier.traders),
          commission: dollars(tier.commission),
          share: Math.round((100 * tier.commission) / tiers[0].commission),
        }))}
        total={total}
      />
    );
  }
  const [before, during, after] = volume.map(({ average }) => shortDollars(average));
  return (
    <VolumeDays
      label={t("brokers:useCases.revenue.picture.label", { before, during, after })}
      title={t("brokers:useCases.revenue.picture.volume")}
      periods={volume.map(({ period, average, days }) => ({
        name: t(`brokers:useCases.revenue.picture.${period}`),
        figure: shortDollars(average),
        days,
      }))}
      budget={{ term: t("home:board.prizePool"), figure: dollars(competition.prizePool) }}
    />
  );
}

/** The panels, as finished HTML for the tabs: a use case, a picture of it, and its features as cards (D16). */
export function UseCasePanels({ language, t }: Translator) {
  return useCases.map((id, index) => (
    <TabPanel key={id} {...tab(t, id)} hidden={index > 0}>
      <div className={css.panel}>
        <div className={css.case}>
          <p className={css.outcome}>
            <b>{t(`brokers:useCases.${id}.value`)}</b> {t(`brokers:useCases.${id}.valueLabel`)}
            <ClaimMark t={t} page="brokers" id={claimOf[id]} />
          </p>
          <h3>{t(`brokers:useCases.${id}.title`)}</h3>
          <p>{t(`brokers:useCases.${id}.description`)}</p>
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
        <ul className={css.cards}>
          {t(`brokers:useCases.${id}.features`, { returnObjects: true }).map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
    </TabPanel>
  ));
}
