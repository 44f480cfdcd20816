import type { Translator } from "../../languages/words/translator.ts";
import { OpenDemoDialog } from "../../layout/BookDemo.tsx";
import { DemoDialog } from "../../layout/DemoDialog.tsx";
import { NextCase } from "../../pictures/CaseCharts/NextCase.tsx";
import { FinalCall } from "../shared/FinalCall.tsx";
import css from "./Final.module.css";
import { mainResults } from "./Hero.tsx";

const finalDialogId = "final-demo";

/** The final call opens the dialog with the three demo choices; its picture is the bell from which the next case starts (CS-07). */
export function Final(translator: Translator) {
  const { t } = translator;
  return (
    <FinalCall
      title={t("case-studies:final.title")}
      text={t("case-studies:final.text")}
      place={
        <div className={css.place}>
          <NextCase growths={mainResults(translator).map(({ growth }) => growth)} />
        </div>
      }
    >
      <OpenDemoDialog dialog={finalDialogId}>{t("case-studies:final.cta")}</OpenDemoDialog>
    </FinalCall>
  );
}

/** Its dialog: the same choices as everywhere, in the order that the specification gives them here. */
export const FinalDialog = (translator: Translator) => (
  <DemoDialog
    {...translator}
    page="case-studies"
    id={finalDialogId}
    name="final-dialog"
    choices={["propFirms", "brokers", "communities"]}
  />
);
