import { equityCurve } from "../seed.ts";
import css from "./TraderPanel.module.css";

interface Fact {
  term: string;
  figure: string;
}

interface TraderPanelProps {
  /** What the picture shows, for those who cannot see it. */
  label: string;
  firm: string;
  account: string;
  /** How the account is doing, in a few words. */
  state: string;
  /** The account's stages; the first is where it stands. */
  stages: readonly string[];
  equity: Fact & { change: string };
  /** The lines that end a challenge well and badly. */
  target: Fact;
  maximumLoss: Fact;
  /** Names the line that today's equity must not cross. */
  dailyLimit: string;
  /** Gains as fractions of the account's size; `today` takes the last fifth of the chart. */
  curve: { before: readonly number[]; today: readonly [number, ...number[]] };
  /** The same unit, all positive. */
  limits: { target: number; maximumLoss: number; dailyDrawdown: number };
  /** Marks along the tape, the last of them today. */
  axis: readonly string[];
  /** `share` is percent of the limit. */
  meters: readonly (Fact & { limit: string; share: number; isBroken: boolean })[];
  rulesMet: Fact;
  /** `broken` says so in a word, beside the mark; absent where the rule is met. */
  rules: readonly { name: string; broken?: string }[];
  payout: Fact;
}

const width = 600;
const height = 200;
const morning = 480;
const margin = 10;

/** What a trader sees: equity between the target and the floor, the day's room, the rules and the payout. */
export function TraderPanel(panel: TraderPanelProps) {
  const { curve, limits } = panel;
  const y = (value: number) =>
    Math.round(
      margin + ((limits.target - value) * (height - 2 * margin)) / (limits.target + limits.maximumLoss),
    );
  const dailyLimit = y(curve.today[0] - limits.dailyDrawdown);
  const equity =
    line(equityCurve(curve.before, 5, 3, 0.008), y, 0, morning) +
    line(equityCurve(curve.today, 9, 3, 0.004), y, morning, width);
  return (
    <figure className={css.panel} aria-label={panel.label}>
      <p className={css.row}>
        <b className={css.firm}>{panel.firm}</b>
        <State isBroken={panel.rules.some(({ broken }) => broken !== undefined)}>{panel.state}</State>
      </p>
      <p>{panel.account}</p>
      <ol className={css.stages}>
        {panel.stages.map((stage, index) => (
          <li key={stage} aria-current={index === 0 ? "step" : undefined}>
            {stage}
          </li>
        ))}
      </ol>
      <div className={css.grid}>
        <div className={css.course}>
          <p className={css.equity}>
            <span>{panel.equity.term}</span> <b>{panel.equity.figure}</b>{" "}
            <State isBroken={(curve.today.at(-1) ?? 0) < 0}>{panel.equity.change}</State>
          </p>
          <Row {...panel.target} />
          <svg className={css.chart} aria-hidden="true">
            {/* biome-ignore lint/a11y/noSvgWithoutTitle: a part of the hidden chart. */}
            <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
              <path
                className={css.today}
                d={`M${morning} ${margin}H${width}V${height - margin}H${morning}z`}
              />
              <path className={css.target} d={`M0 ${margin}H${width}`} />
              <path className={css.floor} d={`M0 ${height - margin}H${width}`} />
              <path className={css.daily} d={`M${morning} ${dailyLimit}H${width}`} />
              <g className={css.curve}>
                <path d={equity} />
                <path className={css.now} d={`M${width} ${y(curve.today.at(-1) ?? 0)}h0`} />
              </g>
            </svg>
            <text x="100%" y={`${(100 * dailyLimit) / height}%`} dx="-8" dy="1.4em">
              {panel.dailyLimit}
            </text>
          </svg>
          <Row {...panel.maximumLoss} />
          <p className={`${css.row} ${css.axis}`} aria-hidden="true">
            {panel.axis.map((mark) => (
              <span key={mark}>{mark}</span>
            ))}
          </p>
        </div>
        <div className={css.side}>
          {panel.meters.map(({ term, figure, limit, share, isBroken }) => (
            <div key={term}>
              <Row term={term} figure={figure} limit={limit} />
              <svg className={css.meter} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                <path d="M0 3h100" />
                <path className={isBroken ? css.floor : css.value} d={`M0 3h${share}`} />
              </svg>
            </div>
          ))}
          <Row {...panel.rulesMet} />
          <ul className={css.rules}>
            {panel.rules.map(({ name, broken }) =>
              broken ? (
                <li key={name} className={css.broken}>
                  {name} <span className="visually-hidden">{broken}</span>
                </li>
              ) : (
                <li key={name}>{name}</li>
              ),
            )}
          </ul>
          <Row {...panel.payout} />
        </div>
      </div>
    </figure>
  );
}

function Row({ term, figure, limit }: Fact & { limit?: string }) {
  return (
    <p className={css.row}>
      <span>{term}</span>
      <span>
        <b>{figure}</b>
        {limit && ` / ${limit}`}
      </span>
    </p>
  );
}

function State({ isBroken, children }: { isBroken: boolean; children: string }) {
  return <b className={isBroken ? css.broken : css.kept}>{children}</b>;
}

/** A path through values at even steps between two x; relative steps are half the bytes of coordinates. */
function line(values: readonly number[], y: (value: number) => number, from: number, to: number): string {
  const [start = 0, ...rest] = values.map(y);
  const step = (to - from) / rest.length;
  return `M${from} ${start}${rest.map((at, index) => `l${step} ${at - (rest[index - 1] ?? start)}`).join("")}`;
}
