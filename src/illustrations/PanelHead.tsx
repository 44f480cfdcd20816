import { SampleTag } from "../ui/SampleTag/SampleTag.tsx";
import { BrandText } from "./BrandText.tsx";
import css from "./PanelHead.module.css";

interface PanelHeadProps {
  /** `common:sampleTag`. */
  sample: string;
  /** The firm's name. */
  firm: string;
  /** What the panel is about; on a phone the first one only. */
  facts: readonly string[];
}

/** The head of a panel beside another one: whose it is, and that it is a sample. */
export const PanelHead = ({ sample, firm, facts }: PanelHeadProps) => (
  <div className={`${css.head} u-panel-header u-brand-head`}>
    <BrandText kind="initials" name={firm} />
    <b className="u-heading-sm u-text-ink">
      <BrandText kind="name" name={firm} />
    </b>
    {facts.map((each, index) => (
      <span key={each} className={index > 0 ? css.extra : undefined}>
        {each}
      </span>
    ))}
    <SampleTag>{sample}</SampleTag>
  </div>
);
