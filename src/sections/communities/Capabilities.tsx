import type { ReactNode } from "react";
import { capabilities } from "../../facts/communities.ts";
import type { Translate } from "../../languages/catalogues.ts";
import { numbers } from "../../languages/numbers.ts";
import type { Speech } from "../../languages/speech.ts";
import { tierRates } from "../../pictures/ReferralNetwork/network.ts";
import { traders } from "../../pictures/seed.ts";
import { Section } from "../../ui/Section/Section.tsx";
import { TabPanel } from "../../ui/Tabs/TabPanel.tsx";
import css from "./Capabilities.module.css";
import { tabsOf } from "./tabsOf.ts";

type Capability = (typeof capabilities)[keyof typeof capabilities][number];

export const capabilityTabs = (t: Translate) => ({
  label: t("communities:capabilities.label"),
  tabs: tabsOf(capabilities, (id) => t(`communities:capabilities.${id}`)),
});

/** What members do and what their leader earns, each with a slip from the product (IB-03). */
export function Capabilities({ t, children }: { t: Translate; children?: ReactNode }) {
  return (
    <Section
      id="capabilities"
      title={t("communities:capabilities.title")}
      lead={t("communities:capabilities.lead")}
      heading="side"
    >
      <div className={css.capabilities}>{children}</div>
    </Section>
  );
}

export function CapabilityPanels({ language, t }: Speech) {
  const slips = slipsIn({ language, t });
  return capabilityTabs(t).tabs.map(({ id, label }, index) => (
    <TabPanel key={id} id={id} label={label} hidden={index > 0}>
      <ul className={css.list}>
        {capabilities[id].map((capability) => (
          <li key={capability}>
            <h3>{t(`communities:capabilities.items.${capability}.title`)}</h3>
            <p>{t(`communities:capabilities.items.${capability}.description`)}</p>
            <dl className={css.slip}>
              {slips[capability].map(({ term, figure }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{figure}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </TabPanel>
  ));
}

/** Sample data, in line with the pictures. */
function slipsIn({ language, t }: Speech): Record<Capability, { term: string; figure: string }[]> {
  const { change, dollarsAndCents, whole } = numbers(language);
  const sample = (id: "journal" | "social" | "links" | "rewards", figures: readonly number[]) =>
    t(`communities:capabilities.items.${id}.sample`, { returnObjects: true }).map((term, index) => ({
      term,
      figure: whole(figures[index] ?? 0),
    }));
  return {
    journal: sample("journal", [1912, 0]),
    social: sample("social", [14, 62]),
    competitions: traders
      .slice(0, 3)
      .map(({ name, returns }) => ({ term: name, figure: change(returns.at(-1) ?? 0) })),
    commission: tierRates.map((rate, index) => ({
      term: t("communities:network.tier", { number: index + 1 }),
      figure: t("communities:network.rate", { amount: dollarsAndCents(rate) }),
    })),
    links: sample("links", [41, 18]),
    rewards: sample("rewards", [50, 200]),
  };
}
