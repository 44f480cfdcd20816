import css from "./SampleTag.module.css";

/** An entry of content, or a part of one, that says itself whether it is invented. */
interface Markable {
  sample?: true | undefined;
}

interface SampleTagProps {
  /** `common:sampleTag`. Without it there is no tag. */
  children: string | undefined;
  className?: string | undefined;
  /** Where the text alternative of the picture beside it says so. */
  isSilent?: boolean;
}

/** Says that what it stands at is invented: quiet, and the same wherever it stands (ADR 045). */
export const SampleTag = ({ children, className, isSilent }: SampleTagProps) =>
  children && (
    <span className={[css.tag, className].filter(Boolean).join(" ")} aria-hidden={isSilent || undefined}>
      {children}
    </span>
  );

/** Whether one tag at the heading is enough: all entries are invented. */
export const areSamples = (entries: readonly Markable[]): boolean => entries.every(({ sample }) => sample);

/** Whether an entry needs a tag of its own: it is invented, and another of its group is not. */
export const standsOut = (entry: Markable, group: readonly Markable[]): boolean =>
  entry.sample === true && !areSamples(group);
