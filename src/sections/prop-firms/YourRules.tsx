import { type ReactNode, useRef } from "react";
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
  words: Words;
  numberFormats: NumberFormats;
  fields: typeof ruleFields;
  sets: Sets;
  rules: FirmRules;
  /** What the fields begin with, and which time. */
  start: FirmRules;
  version: number;
  terms: Terms;
  standing: Pick<Standing, "bestDay">;
  onChange: (id: keyof FirmRules, value: number) => void;
  onSet: (set: Sets[keyof Sets]) => void;
  link: () => string;
}

/** Fields for the rules of a firm, each with what it comes to, and sets that are usual. */
export function YourRules(props: YourRulesProps) {
  const { words, numberFormats, fields, sets, rules, start, version, terms, standing } = props;
  const { exactDollars, exactPercent, whole } = numberFormats;
  const size = exactDollars(rules.size);
  const shareOf = (share: number) => (
    <>
      <span className="u-from-768">{`${exactPercent(share)} × ${size} `}</span>
      {`= ${exactDollars(amountOf(rules.size, share))}`}
    </>
  );
  const { bestDay } = standing;
  const consistency = exactPercent(terms.consistency);
  const sums: Readonly<Record<keyof FirmRules, ReactNode>> = {
    size: interpolate(words.lots, { lots: whole(terms.lots) }),
    target: shareOf(terms.target),
    daily: shareOf(terms.dailyDrawdown),
    maximum: shareOf(terms.maximumLoss),
    consistency: interpolate(words.bestDay, {
      sum: `${exactDollars(bestDay)} / ${consistency} = ${exactDollars(bestDay / terms.consistency)}`,
    }),
  };
  const fixed = (id: keyof FirmRules) =>
    id === "size" ? size : exactPercent(Math.round(10 * rules[id]) / 1000);
  const isSet = (set: Sets[keyof Sets]) =>
    (Object.keys(set) as (keyof typeof set)[]).every((key) => set[key] === rules[key]);
  return (
    <div className={`${css.rules} u-padding-inline u-tabular`}>
      <fieldset className={css.sets}>
        <legend className={`${css.title} u-heading-sm`}>{words.title}</legend>
        {(Object.keys(sets) as (keyof Sets)[]).map((id) => (
          <RuleSet
            key={id}
            id={id}
            name={words.sets[id]}
            isChosen={isSet(sets[id])}
            choose={() => props.onSet(sets[id])}
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
            write={whole}
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

interface RuleSetProps {
  id: string;
  name: string;
  isChosen: boolean;
  choose: () => void;
}

/** A set of rules to choose, also before the island has started. */
function RuleSet({ id, name, isChosen, choose }: RuleSetProps) {
  const radio = useRef<HTMLInputElement>(null);
  useRestoredInput(radio, () => {
    if (radio.current?.checked) choose();
  });
  return (
    <label className={`${css.set} u-requires-script`}>
      <input ref={radio} type="radio" name="rule-set" value={id} checked={isChosen} onChange={choose} />
      {name}
    </label>
  );
}
