import type { ReactNode } from "react";
import type { StatId } from "../../facts/pages/brokers.ts";
import { numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { Band } from "../../ui/Band/Band.tsx";
import { ClaimMark } from "../shared/Claims.tsx";
import css from "./Engine.module.css";

interface EngineProps extends Translator {
  /** An `EngineStat` per figure. */
  children?: ReactNode;
}

/** What the competition engine changes: three figures as bars on one scale, and a crowd (BR-03). */
export function Engine({ language, t, children }: EngineProps) {
  const { percent, whole } = numbers(language);
  return (
    <Band id="engine" tone="night">
      <div className={css.inner}>
        <header className={css.head}>
          <h2 id="engine-title">{t("brokers:engine.title")}</h2>
          <p>{t("brokers:engine.lead")}</p>
        </header>
        <ul className={css.stats}>{children}</ul>
        <p className={css.note}>
          {t("brokers:engine.note", { percent: percent(0.05), number: whole(1_000) })}
        </p>
      </div>
    </Band>
  );
}

interface EngineStatProps extends Translator {
  id: StatId;
  /** The counting figure: an island. */
  children?: ReactNode;
}

export function EngineStat({ t, id, children }: EngineStatProps) {
  return (
    <li>
      <p className={css.figure}>{children}</p>
      <div className={css.text}>
        <h3>{t(`brokers:engine.stats.${id}.label`)}</h3>
        <p>
          {t(`brokers:engine.stats.${id}.text`)}
          <ClaimMark t={t} page="brokers" id={id} />
        </p>
      </div>
    </li>
  );
}
