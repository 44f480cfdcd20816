import type { Translator } from "../../languages/words/translator.ts";
import { Board } from "../../sections/case-studies/Board.tsx";
import { Final } from "../../sections/case-studies/Final.tsx";
import { Hero } from "../../sections/case-studies/Hero.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { CaseBanner } from "./CaseBanner.tsx";
import { type Kind, MetricChart, MetricDrawing } from "./MetricChart.tsx";
import { NextCase } from "./NextCase.tsx";
import { ResultBoard } from "./ResultBoard.tsx";
import { ResultFan } from "./ResultFan.tsx";

const metricChart = (kind: Kind, before: number, after: number) => (
  <>
    <svg width="0" height="0" aria-hidden="true">
      <defs>
        <MetricDrawing id={`example-${kind}`} kind={kind} before={before} after={after} />
      </defs>
    </svg>
    <MetricChart kind={kind} drawing={`#example-${kind}`} />
  </>
);

export const examples = (translator: Translator) => ({
  mainResults: pictureIn(<Hero {...translator} />, ResultFan),
  allResults: pictureIn(<Board {...translator} />, ResultBoard),
  growth: metricChart("growth", 1, 1.29),
  share: metricChart("share", 0.33, 0.425),
  count: metricChart("count", 41, 12),
  days: metricChart("days", 19, 7),
  hours: metricChart("hours", 48, 9),
  banner: (
    <svg width="360" height="120" strokeWidth="2" fill="none" aria-hidden="true">
      <CaseBanner
        id="example-banner"
        results={[
          { kind: "count", before: 31, after: 45 },
          { kind: "share", before: 0.33, after: 0.42 },
          { kind: "hours", before: 48, after: 9 },
        ]}
      />
      <use href="#example-banner" stroke="var(--brass)" />
    </svg>
  ),
  nextCase: pictureIn(<Final {...translator} />, NextCase),
});
