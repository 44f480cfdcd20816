import { equityCurve } from "../equityCurve.ts";
import { line } from "../path.ts";
import css from "./MiniPictures.module.css";
import { Window, type WindowProps } from "./Window.tsx";

interface MeterProps {
  name: string;
  value: string;
  limit: string;
  /** Filled share, in percent. */
  share: number;
}

interface ChallengeMeterProps extends WindowProps {
  /** The first is the current one. */
  stages: readonly string[];
  /** Gains since the start and the target, as fractions. */
  equity: { gains: readonly number[]; target: number; targetName: string };
  meters: readonly MeterProps[];
  rules: { name: string; met: string; items: readonly string[] };
}

const y = (gain: number): number => Math.round(92 - gain * 900);

/** A challenge account: progress to the target, distance from the daily limit, and the rules it keeps. */
export function ChallengeMeter({ stages, equity, meters, rules, ...window }: ChallengeMeterProps) {
  const heights = equityCurve(equity.gains, 3, 4, 0.004).map(y);
  const width = heights.length - 1;
  return (
    <Window {...window}>
      <ol className={css.stages}>
        {stages.map((stage) => (
          <li key={stage}>{stage}</li>
        ))}
      </ol>
      <p className={css.target}>{equity.targetName}</p>
      <svg className={css.equity} viewBox={`0 0 ${width} 112`} preserveAspectRatio="none" aria-hidden="true">
        <path className={css.goal} d={`M0 ${y(equity.target)}h${width}`} />
        <path className={css.track} d={`M0 ${y(0)}h${width}`} />
        <path d={line(heights, 1)} data-part="draw" />
      </svg>
      {meters.map((meter) => (
        <Meter key={meter.name} {...meter} />
      ))}
      <p className={css.rules}>
        <span>{rules.name}</span> <b>{rules.met}</b>
      </p>
      <ul className={css.checks}>
        {rules.items.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Window>
  );
}

function Meter({ name, value, limit, share }: MeterProps) {
  return (
    <div className={css.meter}>
      <p>
        <span>{name}</span>
        <b>
          {value} <span>/ {limit}</span>
        </b>
      </p>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <path className={css.track} d="M0 3h100" />
        <path d={`M0 3h${share}`} data-part="fill" data-order="2" />
      </svg>
    </div>
  );
}
