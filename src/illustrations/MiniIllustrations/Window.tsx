import type { ReactNode } from "react";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import { BrandText } from "../BrandText.tsx";
import css from "./MiniIllustrations.module.css";

interface WindowProps {
  /** `common:sampleTag`. */
  sample: string;
  /** Text alternative of the picture. */
  label: string;
  /** Name of the product's owner. */
  owner: string;
  /** What of the product is shown. */
  state: string;
  /** The arithmetic on the line of the trade. */
  sum: string;
  /** What follows from it, in rows. */
  answers: ReactNode;
  /** The picture, which stands on the line of the trade. */
  children: ReactNode;
}

/** The window of a product. The line of one trade runs through it, between the picture and the figures. */
export const Window = ({ sample, label, owner, state, sum, answers, children }: WindowProps) => (
  // Its text alternative may have a visitor's name already.
  <figure className={css.shared} role="img" aria-label={label} data-drawing="" suppressHydrationWarning>
    <div className={`${css.window} ${css.shared} u-panel-text`} aria-hidden="true">
      <div className={`${css.chrome} u-brand-head`}>
        <BrandText kind="initials" name={owner} />
        <p className="u-row u-space-between">
          <b>
            <BrandText kind="name" name={owner} />
          </b>{" "}
          <span>{state}</span>
        </p>
        <p className="u-row u-space-between u-chart-text">
          <BrandText kind="domain" name={owner} /> <SampleTag>{sample}</SampleTag>
        </p>
      </div>
      <div className={css.picture}>{children}</div>
      <p className={`${css.line} u-semibold`}>{sum}</p>
      <div className={css.answers}>{answers}</div>
    </div>
  </figure>
);

interface AnswerProps {
  term: string;
  figure: string;
  /** What the figure is measured by. */
  limit?: string;
  isBroken?: boolean;
}

/** A figure with its name. */
export const Answer = ({ term, figure, limit, isBroken }: AnswerProps) => (
  <p className="u-row u-space-between">
    <span className="u-text-muted">{term}</span>{" "}
    <span>
      <b data-broken={isBroken || undefined}>{figure}</b>
      {limit && <span className="u-text-muted"> / {limit}</span>}
    </span>
  </p>
);
