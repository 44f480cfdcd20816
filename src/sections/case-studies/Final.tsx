import type { Speech } from "../../languages/speech.ts";
import { OpenDemoDialog } from "../../layout/BookDemo.tsx";
import { FinalCall } from "../shared/FinalCall.tsx";

/** The last section opens the dialog with the three demo choices (CS-07). */
export function Final({ t }: Speech) {
  return (
    <FinalCall title={t("case-studies:final.title")} text={t("case-studies:final.text")}>
      <OpenDemoDialog>{t("case-studies:final.cta")}</OpenDemoDialog>
    </FinalCall>
  );
}
