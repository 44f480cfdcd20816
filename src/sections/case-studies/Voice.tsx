import { cases, growth, voiceId } from "../../facts/cases.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { Message } from "../../ui/Message/Message.tsx";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import { changeFigure } from "./figures.ts";
import css from "./Voice.module.css";

/** One client's quote across the window, with the figure it is about. */
export function Voice({ language, t }: Translator) {
  const { company, results, sample } = cases[voiceId];
  const [main] = results;
  return (
    <figure className={css.voice}>
      <blockquote>{t(`case-studies:cases.${voiceId}.quote`)}</blockquote>
      <figcaption className="u-row u-apart">
        <p className="u-muted">
          <Message tags={{ name: (name) => <b className="u-ink u-strong">{name}</b> }}>
            {t("common:byline", {
              who: `<name>${t(`case-studies:cases.${voiceId}.author`)}</name>`,
              where: t(`case-studies:cases.${voiceId}.role`),
            })}
          </Message>
          <br />
          <span translate="no">{company}</span>
          {"\u2002"}
          {sample && <SampleTag>{t("common:sampleTag")}</SampleTag>}
        </p>
        <p className="u-row u-muted">
          <b className="u-figure u-step-5 u-ink">{changeFigure(language, growth(main))}</b>{" "}
          {t(`case-studies:measures.${main.measure}`)}
        </p>
      </figcaption>
    </figure>
  );
}
