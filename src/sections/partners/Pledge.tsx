import type { Translator } from "../../languages/words/translator.ts";
import css from "./Pledge.module.css";

/** The one sentence that a partner has to believe. */
export const Pledge = ({ t }: Translator) => (
  <div className={css.pledge}>
    <p>{t("partners:pledge")}</p>
  </div>
);
