import type { ReactNode } from "react";
import { brands } from "../../facts/sample/brands.ts";
import type { Translate } from "../../languages/words/catalogues.ts";
import { sentenceSpace } from "../../languages/words/sentences.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { OpenDemoDialog } from "../../layout/BookDemo.tsx";
import { CompetitionBoard } from "../../pictures/CompetitionBoard/CompetitionBoard.tsx";
import { Band } from "../../ui/Band/Band.tsx";
import { toneClass } from "../../ui/Band/tone.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import css from "./Hero.module.css";
import { sampleBoard } from "./sampleBoard.ts";

/** Props of the island that dresses the pictures of the page in another brand. */
export const wearItProps = (t: Translate) => ({
  brands,
  words: {
    label: t("home:wear.label"),
    own: t("home:wear.own"),
    worn: t("home:wear.worn", { name: "{name}" }),
    off: t("home:wear.off"),
  },
});

interface HeroProps extends Translator {
  /** The island `WearIt`. */
  children?: ReactNode;
}

/** The product and its audiences, in front of a trading floor that fills the window (HM-01). */
export function Hero({ language, t, children }: HeroProps) {
  return (
    <Band name="home" className={css.hero}>
      <div className={css.statement}>
        <h1 id="home-title" className={css.title}>
          {t("home:hero.title")}
          {sentenceSpace(language)}
          <em>{t("home:hero.highlight")}</em>
        </h1>
        <p className="muted">{t("home:hero.subtitle")}</p>
        <div className="actions">
          <OpenDemoDialog>{t("home:hero.cta")}</OpenDemoDialog>
          <ButtonLink href="#solutions" emphasis="secondary">
            {t("home:hero.secondary")}
          </ButtonLink>
        </div>
      </div>
      <CompetitionBoard {...sampleBoard({ language, t })} />
      <div className={`all-columns edges ruled ${toneClass("night")}`}>{children}</div>
    </Band>
  );
}
