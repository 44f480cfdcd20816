import { type ReactNode, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { ReferralNetwork } from "../../illustrations/ReferralNetwork/ReferralNetwork.tsx";
import { scaleOf } from "../../illustrations/ReferralNetwork/scale.ts";
import { totalOf } from "../../simulation/commission.ts";
import { withMembers } from "../../simulation/withMembers.ts";
import { Announcement } from "../../ui/Announcement/Announcement.tsx";
import { NumberField } from "../../ui/NumberField/NumberField.tsx";
import { getBrand } from "../../visitorBrand/store.ts";
import { CopyLink } from "../shared/CopyLink.tsx";
import { linkTo, takeNumbers } from "../shared/linkedNumbers.ts";
import { membersIn } from "./membersIn.ts";
import type { networkProps } from "./monthProps.ts";
import css from "./OwnNetwork.module.css";
import { getOwnNumbers, setOwnNumbers, subscribe } from "./ownMonth.ts";
import { numbersOf, ownTiers } from "./ownTiers.ts";

type OwnNetworkProps = ReturnType<typeof networkProps> & {
  /** What is paid for, and what is taken as given. */
  children?: ReactNode;
};

/** The river of commission at the visitor's own rates and members, which are fields at its heads (IB-01). */
export function OwnNetwork({
  language,
  network,
  tiers,
  frame,
  fields,
  sample,
  words,
  children,
}: OwnNetworkProps) {
  const picture = useRef<HTMLDivElement>(null);
  /** What the fields begin with: the sample, or the numbers of a link. */
  const [{ start, links }, begin] = useState({ start: numbersOf(tiers), links: 0 });
  const changed = useSyncExternalStore(subscribe, getOwnNumbers, () => undefined);
  const numbers = changed ?? start;

  const followLink = useEffectEvent(() => {
    const linked = takeNumbers(fields, "tier1");
    if (!linked) return;
    begin({ start: linked, links: links + 1 });
    setOwnNumbers(linked);
    picture.current?.scrollIntoView();
  });
  useEffect(() => {
    followLink();
    addEventListener("hashchange", followLink);
    return () => removeEventListener("hashchange", followLink);
  }, []);

  const formats = numberFormats(language);
  const own = ownTiers(tiers, numbers);
  const total = totalOf(own);
  const field = (key: string, tier: number, label: string, write: (value: number) => string) => {
    const bounds = fields[key];
    const value = numbers[key] ?? 0;
    return (
      bounds && (
        <div>
          <label htmlFor={key} id={`${key}-label`}>
            {label}
          </label>
          <NumberField
            // Another field for the number of another link.
            key={links}
            id={key}
            aria-labelledby={`tier-${tier + 1} ${key}-label`}
            start={start[key] ?? bounds.start}
            value={value}
            bounds={bounds}
            write={formats.whole}
            fixed={write(value)}
            take={(entered) => setOwnNumbers({ ...(getOwnNumbers() ?? start), [key]: entered })}
          />
        </div>
      )
    );
  };

  return (
    <div ref={picture} className={css.picture}>
      <ReferralNetwork
        sample={sample}
        words={words}
        numberFormats={formats}
        members={membersIn(language, words.members)}
        network={withMembers(
          network,
          own.map(({ members }) => members),
        )}
        tiers={own}
        scale={scaleOf(total, totalOf(tiers))}
        frame={frame}
        fields={(tier) => (
          <div className={css.fields}>
            {field(`members${tier + 1}`, tier, words.fields.members, formats.whole)}
            {field(`tier${tier + 1}`, tier, words.fields.rate, formats.dollarsAndCents)}
          </div>
        )}
        note={
          <>
            <div className={`${css.note} u-small`}>{children}</div>
            <CopyLink className={css.copy} words={words} link={() => linkTo(numbers, getBrand())} />
          </>
        }
      />
      <Announcement>{changed ? `${words.total} ${formats.exactDollars(total)}` : ""}</Announcement>
    </div>
  );
}
