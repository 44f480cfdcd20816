import type { Translator } from "../../languages/words/translator.ts";
import { Board } from "../../sections/case-studies/Board.tsx";
import { Final } from "../../sections/case-studies/Final.tsx";
import { Hero } from "../../sections/case-studies/Hero.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { CaseBanner } from "./CaseBanner.tsx";
import { MetricChart } from "./MetricChart.tsx";
import { NextCase } from "./NextCase.tsx";
import { ResultBoard } from "./ResultBoard.tsx";
import { ResultFan } from "./ResultFan.tsx";

export const examples = (translator: Translator) => ({
  mainResults: pictureIn(<Hero {...translator} />, ResultFan),
  allResults: pictureIn(<Board {...translator} />, ResultBoard),
  growth: <MetricChart kind="growth" before={1} after={1.29} />,
  share: <MetricChart kind="share" before={0.33} after={0.425} />,
  count: <MetricChart kind="count" before={41} after={12} />,
  days: <MetricChart kind="days" before={19} after={7} />,
  hours: <MetricChart kind="hours" before={48} after={9} />,
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
