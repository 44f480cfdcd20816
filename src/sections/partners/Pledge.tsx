import type { Translator } from "../../languages/words/translator.ts";
import css from "./Pledge.module.css";

/** The central promise to partners, in one sentence. */
export const Pledge = ({ t }: Translator) => (
  <div className={`${css.pledge} u-frame`}>
    <p className="u-headline" data-large>
      {t("partners:pledge")}
    </p>
  </div>
);
