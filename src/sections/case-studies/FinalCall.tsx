import type { I18n } from "../../i18n/messages/i18n.ts";
import { NextCase } from "../../illustrations/CaseCharts/NextCase.tsx";
import { OpenDemoDialog } from "../../layout/BookDemo.tsx";
import { DemoDialog } from "../../layout/DemoDialog.tsx";
import { FinalCallSection } from "../shared/FinalCallSection.tsx";
import { allCourses } from "./charts.tsx";
import css from "./FinalCall.module.css";

const finalDialogId = "final-demo";

/** The final call opens the dialog with the three demo choices; its picture is the line that the next case draws (CS-07). */
export function FinalCall(i18n: I18n) {
  const { t } = i18n;
  return (
    <FinalCallSection
      {...i18n}
      page="case-studies"
      title={t("case-studies:finalCall.title", { large: true })}
      text={t("case-studies:finalCall.text")}
      place={
        <div className={css.place}>
          <NextCase drawing={allCourses} you={t("case-studies:chart.you")} />
        </div>
      }
    >
      <OpenDemoDialog dialog={finalDialogId}>{t("case-studies:finalCall.cta")}</OpenDemoDialog>
    </FinalCallSection>
  );
}

/** Its dialog: the same choices as everywhere, in the order that the specification gives them here. */
export const FinalDialog = (i18n: I18n) => (
  <DemoDialog
    {...i18n}
    page="case-studies"
    id={finalDialogId}
    name="final-dialog"
    choices={["propFirms", "brokers", "communities"]}
  />
);
