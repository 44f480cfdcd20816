import type { ReactNode } from "react";
import { brokerStats } from "../../facts/brokers.ts";
import type { Speech } from "../../languages/speech.ts";
import { Section } from "../../ui/Section/Section.tsx";
import css from "./Engine.module.css";

interface EngineProps extends Speech {
  /** The counting figures; Astro fills them as named slots. */
  retention?: ReactNode;
  volume?: ReactNode;
  engagement?: ReactNode;
  participants?: ReactNode;
}

/** What the competition engine moves: four headline figures as a ledger (BR-03). */
export function Engine({ t, ...figures }: EngineProps) {
  return (
    <Section
      id="engine"
      title={t("brokers:engine.title")}
      lead={t("brokers:engine.lead")}
      tone="night"
      heading="side"
    >
      <ul className={css.stats}>
        {brokerStats.map((id) => (
          <li key={id}>
            <p className={css.figure}>{figures[id]}</p>
            <h3>{t(`brokers:engine.stats.${id}.label`)}</h3>
            <p className={css.text}>{t(`brokers:engine.stats.${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
