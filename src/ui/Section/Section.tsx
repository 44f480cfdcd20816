import type { ReactNode } from "react";
import type { Background } from "../FullWidthSection/background.ts";
import { FullWidthSection } from "../FullWidthSection/FullWidthSection.tsx";
import { SampleTag } from "../SampleTag/SampleTag.tsx";
import css from "./Section.module.css";

interface SectionProps {
  /** The id of the section, from which the id of its heading is made. */
  id: string;
  title: string;
  /** `common:sampleTag`, if what the section shows is invented. */
  sample?: string | undefined;
  lead?: ReactNode;
  background?: Background;
  /** How much the section weighs in the argument of its page: the size of its heading. */
  weight?: "main" | "supporting" | "minor";
  /** `side`: in a column of its own, where it stays in view; `over`: above the content. */
  heading?: "over" | "side";
  /** Below the lead, such as a button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Headings of the main sections have the size of all others. */
const steps = { main: undefined, supporting: "u-step-3", minor: "u-step-2" };

/** A section of a page with its heading, as wide as the measure. */
export function Section({
  id,
  title,
  sample,
  lead,
  background = "paper",
  weight = "main",
  heading = "over",
  aside,
  children,
}: SectionProps) {
  return (
    <FullWidthSection id={id} background={background}>
      <div className={heading === "side" ? `${css.inner} ${css.side}` : css.inner}>
        <header className={`${css.head} u-span-all-columns`}>
          <h2 id={`${id}-title`} className={steps[weight]}>
            {title}
          </h2>
          <SampleTag className={css.sample}>{sample}</SampleTag>
          {lead && <p className="u-text-muted">{lead}</p>}
          {aside}
        </header>
        <div className={`${css.body} u-span-all-columns`}>{children}</div>
      </div>
    </FullWidthSection>
  );
}
