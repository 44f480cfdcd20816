import type { ReactNode } from "react";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import css from "./PartnerScreen.module.css";

interface PartnerScreenProps {
  /** `common:sampleTag`. */
  sample: string | undefined;
  /** Text alternative of the picture. */
  label: string;
  /** Whose screen it is, and what it shows. */
  owner: ReactNode;
  state: string;
  /** The partner over the list. */
  banner?: ReactNode;
  /** Best first, with their ranks, or a list without an order. */
  isRanked?: boolean;
  rows: readonly { name: string; figure: string }[];
  /** The button of the screen. */
  action?: ReactNode;
}

/** A screen that traders of a partner see: who is in front, and the partner's name where they look. */
export const PartnerScreen = ({
  sample,
  label,
  owner,
  state,
  banner,
  isRanked = true,
  rows,
  action,
}: PartnerScreenProps) => (
  <figure className={`${css.screen} u-panel-text u-size-container`} role="img" aria-label={label}>
    <div className={`${css.inner} ${banner ? css.hosted : ""}`.trim()} aria-hidden="true">
      <p className={css.head}>
        <b className="u-heading-sm">{owner}</b> <SampleTag>{sample}</SampleTag>
        <span className={"u-text-muted u-span-all-columns"}>{state}</span>
      </p>
      {banner}
      <ol className={`${css.rows} u-divided-rows`}>
        {rows.map(({ name, figure }, index) => (
          <li key={name} className="u-row">
            {isRanked && <b className="u-heading-sm">{index + 1}</b>} <span>{name}</span>{" "}
            <b className={css.figure}>{figure}</b>
          </li>
        ))}
      </ol>
      {action && <p className={`${css.action} u-semibold`}>{action}</p>}
    </div>
  </figure>
);
