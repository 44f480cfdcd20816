import { rulebook } from "../../facts/prop-firms.ts";
import type { Speech } from "../../languages/speech.ts";
import { Icon, type KeyFeatureIconName } from "../../ui/Icon/Icon.tsx";
import { Section } from "../../ui/Section/Section.tsx";
import css from "./Rulebook.module.css";

/** The key features, set as the rulebook of an exchange: chapters of numbered articles (PF-04). */
export function Rulebook({ t }: Speech) {
  return (
    <Section id="features" title={t("prop-firms:features.title")}>
      {rulebook.map(({ id, articles }, chapter) => {
        const { title, ...features } = t(`prop-firms:features.${id}`, { returnObjects: true });
        const words = new Map(Object.entries(features));
        return (
          <div key={id} className={css.chapter}>
            <h3>{title}</h3>
            <ul>
              {articles.map((article, index) => (
                <li key={article.id} className={css.article}>
                  <span>{`${chapter + 1}.${index + 1}`}</span>
                  <Icon name={article.icon satisfies KeyFeatureIconName} />
                  <h4>{words.get(article.id)?.name}</h4>
                  <p>{words.get(article.id)?.description}</p>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </Section>
  );
}
