import { brokerFeatureGroups } from "../../facts/brokers.ts";
import type { Speech } from "../../languages/speech.ts";
import { Icon, type KeyFeatureIconName } from "../../ui/Icon/Icon.tsx";
import { Section } from "../../ui/Section/Section.tsx";
import css from "./KeyFeatures.module.css";

/** The index of a machine: twelve numbered parts in three assemblies (BR-05). */
export function KeyFeatures({ t }: Speech) {
  return (
    <Section id="key-features" title={t("brokers:keyFeatures.title")} lead={t("brokers:keyFeatures.lead")}>
      <div className={css.index}>
        {brokerFeatureGroups.map(({ id, icon, features }) => (
          <div key={id}>
            <h3>{t(`brokers:keyFeatures.groups.${id}`)}</h3>
            <ul>
              {features.map((feature) => (
                <li key={feature}>
                  <h4>{t(`brokers:keyFeatures.items.${feature}.name`)}</h4>
                  <p>{t(`brokers:keyFeatures.items.${feature}.description`)}</p>
                  <Icon name={icon satisfies KeyFeatureIconName} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
