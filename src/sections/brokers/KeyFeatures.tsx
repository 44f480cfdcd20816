import { featureGroups } from "../../facts/pages/brokers.ts";
import type { Translator } from "../../languages/words/translator.ts";
import type { KeyFeatureIconName } from "../../ui/Icon/Icon.tsx";
import { SpriteIcon } from "../../ui/Icon/SpriteIcon.tsx";
import { Section } from "../../ui/Section/Section.tsx";
import css from "./KeyFeatures.module.css";

/** Numbered features on ruled lines, one line per group (BR-05). */
export function KeyFeatures({ t }: Translator) {
  return (
    <Section id="key-features" title={t("brokers:keyFeatures.title")} lead={t("brokers:keyFeatures.lead")}>
      <div className={`${css.sheet} u-stack`}>
        {featureGroups.map(({ id, features }) => (
          <div key={id}>
            <h3 className="u-step-1">{t(`brokers:keyFeatures.groups.${id}`)}</h3>
            <ul className="u-pair u-four">
              {features.map(({ id, icon }) => (
                <li key={id}>
                  <SpriteIcon name={icon satisfies KeyFeatureIconName} />
                  <h4 className="u-step-1">{t(`brokers:keyFeatures.items.${id}.name`)}</h4>
                  <p className="u-note">{t(`brokers:keyFeatures.items.${id}.description`)}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
