import type { Speech } from "../../languages/speech.ts";
import css from "./Pledge.module.css";

/** The one sentence that a partner has to believe. */
export const Pledge = ({ t }: Speech) => (
  <div className={css.pledge}>
    <p>{t("partners:pledge")}</p>
  </div>
);
