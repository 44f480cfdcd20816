import type { Translate } from "../../languages/words/catalogues.ts";
import css from "./Capabilities.module.css";

/** One sentence on its own. */
export function Moral({ t }: { t: Translate }) {
  return (
    <p className={`${css.moral} u-frame u-headline u-step-4`} data-large>
      {t("communities:capabilities.lead")}
    </p>
  );
}
