import type { I18n } from "../../i18n/messages/i18n.ts";
import { OpenDemoDialog } from "../../layout/BookDemo.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import css from "./CaseOverlay.module.css";

/** One case on the whole screen, while the address names it, with a way back, to the demo and to the next case (CS-05, D19). */
export function CaseOverlay({ t }: I18n) {
  return (
    <dialog className={`${css.overlay} u-fill-parent`} data-case-overlay="">
      <p className={css.bar}>
        <button type="button" className={`${css.back} u-media u-semibold`}>
          <Icon name="ChevronLeft" />
          {t("case-studies:stories.back")}
        </button>
        <OpenDemoDialog>{t("common:navigation.bookDemo")}</OpenDemoDialog>
      </p>
      <div />
    </dialog>
  );
}
