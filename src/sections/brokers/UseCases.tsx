import type { ReactNode } from "react";
import { brokerUseCases } from "../../facts/brokers.ts";
import type { Translate } from "../../languages/catalogues.ts";
import type { Speech } from "../../languages/speech.ts";
import { schedulerLink } from "../../site/links.ts";
import { site } from "../../site/site.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { Section } from "../../ui/Section/Section.tsx";
import { TabPanel } from "../../ui/Tabs/TabPanel.tsx";
import css from "./UseCases.module.css";

interface UseCasesProps extends Speech {
  /** The tabs: an island around `UseCasePanels`. */
  children?: ReactNode;
}

/** What a growth team does with the engine, one job a tab (BR-07). */
export function UseCases({ t, children }: UseCasesProps) {
  return (
    <Section id="use-cases" title={t("brokers:useCases.title")} tone="brokers">
      {children}
    </Section>
  );
}

const tab = (t: Translate, id: (typeof brokerUseCases)[number]) => ({
  id,
  label: t(`brokers:useCases.${id}.tab`),
});

/** Settings of the tabs; loyal clients come first and are shown at first. */
export function useCaseTabs(t: Translate) {
  const [first, ...others] = brokerUseCases;
  return {
    label: t("brokers:useCases.label"),
    tabs: [tab(t, first), ...others.map((id) => tab(t, id))],
  } as const;
}

/** The panels, as finished HTML for the tabs' slot: a use case, and its four features as four cards (D16). */
export function UseCasePanels({ language, t }: Speech) {
  return brokerUseCases.map((id, index) => (
    <TabPanel key={id} {...tab(t, id)} hidden={index > 0}>
      <div className={css.panel}>
        <div className={css.case}>
          <h3>{t(`brokers:useCases.${id}.title`)}</h3>
          <p className={css.description}>{t(`brokers:useCases.${id}.description`)}</p>
          <p className={css.outcome}>
            <b>{t(`brokers:useCases.${id}.value`)}</b> {t(`brokers:useCases.${id}.valueLabel`)}
          </p>
          <ButtonLink href={schedulerLink(site, "brokers", id, language)} emphasis="secondary">
            {t(`brokers:useCases.${id}.cta`)}
          </ButtonLink>
        </div>
        <ul className={css.cards}>
          {t(`brokers:useCases.${id}.features`, { returnObjects: true }).map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
    </TabPanel>
  ));
}
