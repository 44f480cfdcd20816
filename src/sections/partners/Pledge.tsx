import type { Translator } from "../../languages/words/translator.ts";
import css from "./Pledge.module.css";

/** The central promise to partners, in one sentence. */
export const Pledge = ({ t }: Translator) => (
  <div className={`${css.pledge} frame`}>
    <p className="headline" data-large>
      {t("partners:pledge")}
    </p>
  </div>
);
