import type { Translator } from "../../languages/words/translator.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import css from "./CaseOverlay.module.css";

/** One case on the whole screen, while the address names it (CS-05, D19). */
export function CaseOverlay({ t }: Translator) {
  return (
    <dialog className={`${css.overlay} u-fill`} data-case-overlay="">
      <button type="button" className={`${css.back} u-media u-strong`}>
        <Icon name="ChevronLeft" />
        {t("case-studies:stories.back")}
      </button>
      <div />
    </dialog>
  );
}
