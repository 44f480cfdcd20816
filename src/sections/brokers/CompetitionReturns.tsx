import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { interpolate } from "../../illustrations/interpolate.ts";
import { type BrokerNumbers, breakEven, returnsOf } from "../../simulation/returns.ts";
import { Announcement } from "../../ui/Announcement/Announcement.tsx";
import { NumberField } from "../../ui/NumberField/NumberField.tsx";
import { getBrand } from "../../visitorBrand/store.ts";
import { CopyLink } from "../shared/CopyLink.tsx";
import { linkTo, takeNumbers } from "../shared/linkedNumbers.ts";
import css from "./CompetitionReturns.module.css";
import { ReturnsBar } from "./ReturnsBar.tsx";
import type { returnsProps } from "./returnsProps.ts";

type CompetitionReturnsProps = ReturnType<typeof returnsProps> & {
  /** What is taken as given, and what is not counted. */
  assumption?: ReactNode;
  note?: ReactNode;
};

/** Fields for a broker's numbers, and beside each what follows from it: a statement of what a competition returns. */
export function CompetitionReturns({
  language,
  terms,
  fields,
  words,
  assumption,
  note,
}: CompetitionReturnsProps) {
  const ledger = useRef<HTMLDivElement>(null);
  /** What the fields begin with: the sample, or the numbers of a link. */
  const [{ start, links }, begin] = useState<{ start: BrokerNumbers; links: number }>({
    start: {
      clients: fields.clients.start,
      share: fields.share.start,
      lots: fields.lots.start,
      revenue: fields.revenue.start,
      prizes: fields.prizes.start,
    },
    links: 0,
  });
  const [changed, change] = useState<BrokerNumbers>();
  const numbers = changed ?? start;

  const followLink = useEffectEvent(() => {
    const linked = takeNumbers(fields, "clients");
    if (!linked) return;
    begin({ start: linked, links: links + 1 });
    change(linked);
    ledger.current?.closest("section")?.scrollIntoView();
  });
  useEffect(() => {
    followLink();
    addEventListener("hashchange", followLink);
    return () => removeEventListener("hashchange", followLink);
  }, []);

  const { whole, exactDollars, exactPercent } = numberFormats(language);
  const returns = returnsOf(numbers, terms);
  const { entrants, additionalLots, revenue, cost, left } = returns;
  const share = exactPercent(numbers.share / 100);
  const coveredFrom = breakEven(numbers, terms);
  const enough =
    coveredFrom === undefined
      ? words.never
      : interpolate(words.pays, { share: exactPercent(coveredFrom / 100) });
  // Without prizes there is nothing to cover.
  const verdict = cost === 0 ? "" : left < 0 ? `${words.fails}${words.sentenceSpace}${enough}` : enough;
  const written: Readonly<Record<keyof BrokerNumbers, string>> = {
    clients: whole(numbers.clients),
    share,
    lots: whole(numbers.lots),
    revenue: exactDollars(numbers.revenue),
    prizes: exactDollars(numbers.prizes),
  };
  const increase = exactPercent(terms.increase);

  const field = (id: keyof BrokerNumbers) => (
    <div className={css.field}>
      <label htmlFor={`returns-${id}`}>{words.fields[id]}</label>
      <NumberField
        // Another field for the number of another link.
        key={links}
        id={`returns-${id}`}
        start={start[id]}
        value={numbers[id]}
        bounds={fields[id]}
        write={whole}
        fixed={written[id]}
        take={(value) => change((now = start) => ({ ...now, [id]: value }))}
      />
    </div>
  );

  return (
    <div ref={ledger} className={`${css.ledger} u-tabular`}>
      <p className={`${css.assumption} u-small`}>{assumption}</p>
      {field("clients")}
      {field("share")}
      <Entry name={words.entrants} sum={`${written.clients} × ${share}`} amount={whole(entrants)} />
      {field("lots")}
      <Entry
        name={words.additional}
        sum={`${whole(entrants)} × ${written.lots} × ${terms.days} / ${terms.monthDays} × ${increase}`}
        amount={whole(additionalLots)}
      />
      {field("revenue")}
      <Entry
        name={words.revenue}
        sum={`${whole(additionalLots)} × ${written.revenue}`}
        amount={exactDollars(revenue)}
      />
      {field("prizes")}
      <Entry className="u-from-1024" name={words.cost} amount={exactDollars(0 - cost)} />
      <p className={css.verdict}>{verdict}</p>
      <div className={css.left}>
        <b className="u-heading-sm">{words.left}</b>{" "}
        <span
          className={`${css.sum} u-text-muted`}
        >{`${exactDollars(revenue)} − ${exactDollars(cost)}`}</span>{" "}
        <b className={`u-headline u-step-4 ${left < 0 ? "u-negative" : "u-positive"}`}>
          {exactDollars(left)}
        </b>
      </div>
      <ReturnsBar
        revenue={revenue}
        cost={cost}
        labels={{
          revenue: `${words.revenue} ${exactDollars(revenue)}`,
          cost: `${words.cost} ${exactDollars(cost)}`,
        }}
      />
      <p className={`${css.note} u-small`}>{note}</p>
      <CopyLink className={css.copy} words={words} link={() => linkTo(numbers, getBrand())} />
      <Announcement>{changed ? `${words.left} ${exactDollars(left)}. ${verdict}` : ""}</Announcement>
    </div>
  );
}

interface EntryProps {
  className?: string;
  name: string;
  /** The arithmetic of the amount. */
  sum?: string;
  amount: string;
}

const Entry = ({ className = "", name, sum = "", amount }: EntryProps) => (
  <div className={`${css.entry} ${className}`.trim()}>
    {`${name} `}
    <span className={`${css.sum} u-text-muted`}>{sum}</span> <b className="u-semibold">{amount}</b>
  </div>
);
