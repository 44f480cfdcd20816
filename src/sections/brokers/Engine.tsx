import { fractionsOf } from "../../content/claimFractions.ts";
import { claims } from "../../content/claims.ts";
import { type StatId, stats } from "../../content/pages/brokers.ts";
import { claimFigure } from "../../i18n/messages/claimFigure.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { unscaledStroke } from "../../illustrations/unscaledStroke.ts";
import { FullWidthSection } from "../../ui/FullWidthSection/FullWidthSection.tsx";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import { StatCounter } from "../../ui/StatCounter/StatCounter.tsx";
import { ClaimMark, claimTag } from "../shared/ClaimMark.tsx";
import css from "./Engine.module.css";

const growths = stats.flatMap((id) => fractionsOf(claims[id]));

/** The scale ends at the next whole 100%, with a line at each. */
const parts = Math.ceil(Math.max(...growths));

/** A dot of the crowd stands for so many entries. */
const perDot = 1_000;

/** What the competition engine changes: three growths as bars on one scale, and apart from them a count (BR-03). */
export function Engine({ language, t }: I18n) {
  return (
    <FullWidthSection id="engine" background="dark">
      <div className={`${css.inner} u-page-width u-size-container`}>
        <div className={`${css.head} u-row u-space-between`}>
          <h2 id="engine-title">{t("brokers:engine.title", { large: true })}</h2>
          <SampleTag>{claimTag(t, stats)}</SampleTag>
        </div>
        <ul className={css.stats}>
          {stats.map((id, index) => (
            <EngineStat key={id} language={language} t={t} id={id} isFirst={index === 0} />
          ))}
        </ul>
      </div>
    </FullWidthSection>
  );
}

function EngineStat({ language, t, id, isFirst }: I18n & { id: StatId; isFirst: boolean }) {
  const { percent, whole } = numberFormats(language);
  const claim = claims[id];
  const growth = fractionsOf(claim).at(-1);
  return (
    <li data-counted="">
      <p className={`${css.figure} u-headline u-step-5`}>
        <StatCounter value={claimFigure(language, id)} />
      </p>
      <div className={css.meaning}>
        <h3 className="u-step-1">{t(`brokers:engine.stats.${id}.label`, { large: true })}</h3>
        <p className="u-small">
          {t(`brokers:engine.stats.${id}.text`)}
          <ClaimMark t={t} page="brokers" id={id} />
        </p>
      </div>
      {growth !== undefined && (
        <div className={css.plot} aria-hidden="true">
          {isFirst && <Scale name={t("brokers:engine.scale")} percent={percent} />}
          <Bar growth={growth} />
        </div>
      )}
      {claim.kind === "count" && (
        <div className={`${css.plot} u-chart-text u-text-muted u-from-768`} aria-hidden="true">
          <Crowd dots={claim.count / perDot} />
          {t("brokers:engine.dot", { number: whole(perDot) })}
        </div>
      )}
    </li>
  );
}

/** What the scale measures, and its figures, each over its line. */
const Scale = ({ name, percent }: { name: string; percent: (value: number) => string }) => (
  <div className="u-chart-text u-text-muted u-from-768">
    {name}
    <p className={css.scale}>
      {[...Array(parts + 1).keys()].map((part) => (
        <span key={part}>{percent(part)}</span>
      ))}
    </p>
  </div>
);

const Bar = ({ growth }: { growth: number }) => (
  <div className={css.track}>
    <svg
      className="u-fill-parent"
      viewBox={`0 0 ${parts} 1`}
      preserveAspectRatio="none"
      overflow="visible"
      stroke="var(--line)"
      aria-hidden="true"
    >
      <path d={`M0 0v1${"m1-1v1".repeat(parts)}`} {...unscaledStroke} />
    </svg>
    <svg className="u-counted" width={`${(100 * growth) / parts}%`} height="100%" aria-hidden="true">
      <rect width="100%" height="100%" fill="var(--gain)" />
    </svg>
  </div>
);

/** Rows of fifty dots. */
function Crowd({ dots }: { dots: number }) {
  const rows = Math.ceil(dots / 50);
  return (
    <svg
      className="u-counted"
      viewBox={`0 0 50 ${rows}`}
      width="100%"
      stroke="var(--ink)"
      strokeWidth="0.5"
      strokeLinecap="round"
      strokeDasharray="0 1"
      aria-hidden="true"
    >
      {/* A little more than from the first dot to the last, because one at the very end would not be drawn. */}
      <path d={`M.5 .5h49.1${"m-49.1 1h49.1".repeat(rows - 1)}`} />
    </svg>
  );
}
