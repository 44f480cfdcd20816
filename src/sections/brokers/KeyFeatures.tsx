import { brokerFeatureGroups } from "../../facts/brokers.ts";
import type { Speech } from "../../languages/speech.ts";
import { Icon, type KeyFeatureIconName } from "../../ui/Icon/Icon.tsx";
import { Section } from "../../ui/Section/Section.tsx";
import css from "./KeyFeatures.module.css";

/** Twelve key features as a ledger of three groups (BR-05). */
export function KeyFeatures({ t }: Speech) {
  return (
    <Section id="key-features" title={t("brokers:keyFeatures.title")} lead={t("brokers:keyFeatures.lead")}>
      {brokerFeatureGroups.map(({ id, features }) => (
        <div key={id} className={css.group}>
          <h3>{t(`brokers:keyFeatures.groups.${id}`)}</h3>
          <ul className={css.features}>
            {features.map((feature) => (
              <li key={feature.id}>
                <Icon name={feature.icon satisfies KeyFeatureIconName} />
                <h4>{t(`brokers:keyFeatures.items.${feature.id}.name`)}</h4>
                <p>{t(`brokers:keyFeatures.items.${feature.id}.description`)}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
