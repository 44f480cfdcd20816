import type { ReactNode } from "react";
import type { Volume } from "../../content/sample/ibPortal.ts";
import type { NumberFormats } from "../../i18n/messages/numberFormats.ts";
import type { Standing } from "../../simulation/competition.ts";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import { columns } from "../path.ts";
import css from "./FeatureScreens.module.css";

interface ScreenProps {
  /** What is shown. */
  title: string;
  /** `common:sampleTag`. */
  sample: string;
  numberFormats: NumberFormats;
}

interface FrameProps extends Omit<ScreenProps, "numberFormats"> {
  children: ReactNode;
}

/** A piece of a screen of the product. The text beside it has its figures, so it is hidden from screen readers. */
const Frame = ({ title, sample, children }: FrameProps) => (
  <figure className={`${css.screen} u-panel-text`} aria-hidden="true" data-drawing="">
    <p className={`${css.head} u-text-muted`}>
      <span>{title}</span> <SampleTag>{sample}</SampleTag>
    </p>
    {children}
  </figure>
);

interface RanksProps extends ScreenProps {
  /** Best first. */
  standings: readonly Pick<Standing, "id" | "name" | "rank" | "moved" | "gain">[];
}

/** The top of the leaderboard; who has moved up today is seen to. */
export const Ranks = ({ standings, numberFormats, ...frame }: RanksProps) => (
  <Frame {...frame}>
    <table className={`${css.rows} u-table`}>
      <tbody>
        {standings.map(({ id, name, rank, moved, gain }) => (
          <tr
            key={id}
            className={rank === 1 ? css.first : undefined}
            data-part={moved === 0 ? undefined : "move"}
            data-moved={moved > 0 ? "up" : "down"}
          >
            <td className="u-heading-sm">{rank}</td>
            <td className="u-positive">{moved > 0 && `▲${moved}`}</td>
            <th>{name}</th>
            <td className="u-positive u-semibold u-text-end">{numberFormats.change(gain)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Frame>
);

interface LimitProps extends ScreenProps {
  /** The largest drawdown first. */
  standings: readonly Pick<Standing, "id" | "name" | "drawdown">[];
  /** The drawdown with which a trader is out, and from which one is near it. */
  limit: number;
  nearLimit: number;
}

/** Drawdowns as bars that end at the limit. */
export const Limit = ({ standings, limit, nearLimit, numberFormats, ...frame }: LimitProps) => (
  <Frame {...frame}>
    <table className={`${css.rows} u-table`}>
      <tbody>
        {standings.map(({ id, name, drawdown }) => {
          const isNear = drawdown > nearLimit;
          return (
            <tr key={id}>
              <th>{name}</th>
              <td className={css.meter}>
                <svg width="100%" height="8" fill="var(--line)" aria-hidden="true">
                  <rect width="100%" height="100%" />
                  <rect
                    width={`${Math.round((100 * drawdown) / limit)}%`}
                    height="100%"
                    fill={isNear ? "var(--loss)" : "var(--brand, var(--ink))"}
                    data-part="draw"
                  />
                </svg>
              </td>
              <td className={`u-semibold u-text-end ${isNear ? "u-negative" : ""}`.trim()}>
                {numberFormats.change(-drawdown)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </Frame>
);

interface WinnersProps extends ScreenProps {
  /** Best first, at the closing. */
  standings: readonly Pick<Standing, "id" | "name" | "rank" | "prize">[];
}

/** The winners, each checked, with the prize. */
export const Winners = ({ standings, numberFormats, ...frame }: WinnersProps) => (
  <Frame {...frame}>
    <table className={`${css.rows} u-table`}>
      <tbody>
        {standings.map(({ id, name, rank, prize }) => (
          <tr key={id}>
            <td className="u-heading-sm">{rank}</td>
            <th>{name}</th>
            <td className="u-semibold u-text-end">{numberFormats.dollars(prize)}</td>
            <td className={css.check}>
              <svg
                viewBox="0 0 16 16"
                width="16"
                height="16"
                fill="none"
                stroke="var(--on-brand, var(--surface))"
                strokeWidth="2"
                aria-hidden="true"
                data-part="appear"
                data-order={rank}
              >
                <circle cx="8" cy="8" r="8" fill="var(--brand, var(--gain))" stroke="none" />
                <path d="M4.5 8.5l2.5 2.5 4.5-5.5" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Frame>
);

interface VolumeProps extends Omit<ScreenProps, "numberFormats"> {
  /** Before, during and after the competition. */
  volume: readonly Volume[];
  /** The names of the periods. */
  periods: Readonly<Record<Volume["period"], string>>;
}

/** The volume of each day around a competition. */
export const DailyVolume = ({ volume, periods, ...frame }: VolumeProps) => (
  <Frame {...frame}>
    <div className={css.volume}>
      {volume.map(({ period, days }) => {
        const isDuring = period === "during";
        return (
          <p key={period} className={isDuring ? "u-semibold" : "u-text-muted"}>
            <svg
              viewBox={`0 0 ${days.length} 10`}
              width="100%"
              preserveAspectRatio="none"
              fill={isDuring ? "var(--brand, var(--ink))" : "var(--line-strong)"}
              aria-hidden="true"
              data-part="rise"
            >
              <path d={columns(days, 10)} />
            </svg>
            {periods[period]}
          </p>
        );
      })}
    </div>
  </Frame>
);
