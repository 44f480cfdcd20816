import { type ReactNode, type Ref, useRef } from "react";
import type { ruleFields, ruleSets } from "../../content/sample/rules.ts";
import type { NumberFormats } from "../../i18n/messages/numberFormats.ts";
import type { Templates } from "../../i18n/messages/templates.ts";
import { interpolate } from "../../illustrations/interpolate.ts";
import { amountOf, type Standing, type Terms } from "../../simulation/challenge.ts";
import type { FirmRules } from "../../simulation/rules.ts";
import { useRestoredInput } from "../../ui/hooks/useRestoredInput.ts";
import { NumberField } from "../../ui/NumberField/NumberField.tsx";
import { CopyLink } from "../shared/CopyLink.tsx";
import css from "./YourRules.module.css";

type Sets = typeof ruleSets;
type Words = Omit<Templates<"prop-firms:yourRules">, "assumption"> & {
  assumption: string;
  copy: string;
  copied: string;
};

interface YourRulesProps {
  ref: Ref<HTMLDivElement>;
  words: Words;
  numberFormats: NumberFormats;
  fields: typeof ruleFields;
  /** What is usual with one phase, two and three. */
  sets: Sets;
  phases: number;
  rules: FirmRules;
  /** What the fields begin with, and which time. */
  start: FirmRules;
  version: number;
  terms: Terms;
  standing: Pick<Standing, "bestDay" | "consistentFrom" | "limitedBy">;
  onChange: (id: keyof FirmRules, value: number) => void;
  onPhases: (phases: number, set: Sets[keyof Sets]) => void;
  link: () => string;
}

/** The phases of a firm's challenge, which bring rules that are usual, and fields for these, each with what it comes to. */
export function YourRules(props: YourRulesProps) {
  const { words, numberFormats, fields, sets, rules, start, version, terms, standing } = props;
  const { exactDollars, exactPercent, whole } = numberFormats;
  const size = exactDollars(rules.size);
  /** Dollars without their symbol, which is in the label. */
  const amount = (dollars: number) => exactDollars(dollars).replace(/^\D+|\D+$/g, "");
  const { bestDay, consistentFrom, limitedBy } = standing;
  /** @param id of a limit: with a daily loss that is larger than the maximum, both may count */
  const shareOf = (share: number, id?: Standing["limitedBy"]) => {
    const sum = `= ${exactDollars(amountOf(rules.size, share))}`;
    if (id === limitedBy && rules.daily > rules.maximum)
      return <b className="u-text-ink">{`${sum} · ${words.counts}`}</b>;
    return (
      <>
        <span className="u-from-768">{`${exactPercent(share)} × ${size} `}</span>
        {sum}
      </>
    );
  };
  const consistency = exactPercent(terms.consistency);
  const sums: Readonly<Record<keyof FirmRules, ReactNode>> = {
    size: interpolate(words.lots, { lots: whole(terms.lots) }),
    target: shareOf(terms.target),
    daily: shareOf(terms.dailyDrawdown, "dailyLoss"),
    maximum: shareOf(terms.maximumLoss, "maximumLoss"),
    consistency: interpolate(words.bestDay, {
      sum: `${exactDollars(bestDay)} / ${consistency} = ${exactDollars(consistentFrom)}`,
    }),
  };
  const fixed = (id: keyof FirmRules) =>
    id === "size" ? size : exactPercent(Math.round(10 * rules[id]) / 1000);
  return (
    <div ref={props.ref} className={`${css.rules} u-padding-inline u-tabular`}>
      <fieldset className={css.sets}>
        <legend className={`${css.title} u-heading-sm`}>{words.title}</legend>
        {(Object.keys(sets) as (keyof Sets)[]).map((id, index) => (
          <Phases
            key={id}
            name={words.sets[id]}
            isChosen={index + 1 === props.phases}
            choose={() => props.onPhases(index + 1, sets[id])}
          />
        ))}
      </fieldset>
      <CopyLink className={css.link} words={words} link={props.link} />
      {(Object.keys(rules) as (keyof FirmRules)[]).map((id) => (
        <div key={id} className={css.field}>
          <label htmlFor={`rules-${id}`}>{words.fields[id]}</label>
          <NumberField
            // Another field for the number of another set or link.
            key={version}
            id={`rules-${id}`}
            start={start[id]}
            value={rules[id]}
            bounds={fields[id]}
            write={id === "size" ? amount : whole}
            fixed={fixed(id)}
            take={(value) => props.onChange(id, value)}
          />
          <span className={`${css.sum} u-text-muted`}>{sums[id]}</span>
        </div>
      ))}
      <p className={`${css.assumption} u-small`}>{words.assumption}</p>
    </div>
  );
}

interface PhasesProps {
  name: string;
  isChosen: boolean;
  choose: () => void;
}

/** A number of phases to choose, also before the island has started. */
function Phases({ name, isChosen, choose }: PhasesProps) {
  const radio = useRef<HTMLInputElement>(null);
  useRestoredInput(radio, () => {
    if (radio.current?.checked) choose();
  });
  return (
    <label className={`${css.set} u-requires-script`}>
      <input ref={radio} type="radio" name="phases" checked={isChosen} onChange={choose} />
      {name}
    </label>
  );
}
