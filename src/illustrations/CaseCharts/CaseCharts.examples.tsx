import type { I18n } from "../../i18n/messages/i18n.ts";
import { boardProps } from "../../sections/case-studies/Board.tsx";
import { allCourses, lineOf } from "../../sections/case-studies/charts.tsx";
import { fanProps } from "../../sections/case-studies/Hero.tsx";
import { CaseCourse } from "./CaseLine.tsx";
import { NextCase } from "./NextCase.tsx";
import { ResultBoard } from "./ResultBoard.tsx";
import { ResultFan } from "./ResultFan.tsx";

export const examples = (i18n: I18n) => ({
  mainResults: <ResultFan {...fanProps(i18n)} />,
  allResults: <ResultBoard {...boardProps(i18n)} />,
  course: <CaseCourse drawing={lineOf("broker-1")} />,
  nextCase: <NextCase drawing={allCourses} you={i18n.t("case-studies:chart.you")} />,
});
