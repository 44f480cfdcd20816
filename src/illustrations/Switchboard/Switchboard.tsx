import { type ReactNode, useRef } from "react";
import type { Switch } from "../../content/sample/integrations.ts";
import type { English } from "../../i18n/messages/english.ts";
import { backgroundClass } from "../../ui/FullWidthSection/background.ts";
import { useRestoredInput } from "../../ui/hooks/useRestoredInput.ts";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import { BrandText } from "../BrandText.tsx";
import css from "./Switchboard.module.css";

interface SwitchboardProps {
  /** `common:sampleTag`. */
  sample: string;
  /** The partner of the sample, whose screen it is. */
  owner: string;
  words: Pick<English["partners"]["why"]["opportunities"], "states" | "markets" | "log">;
  /** The columns, in order. The id selects words and tint. */
  markets: readonly {
    id: "brokers" | "propFirms" | "communities";
    /** Address with details. */
    address: string;
    clients: readonly Switch[];
  }[];
  onSwitch?: (name: string, on: boolean) => void;
  /** The firm that was switched last. */
  latest?: string | undefined;
  /** What the partner's server receives. */
  children: ReactNode;
}

/** A partner's screen: a switch for each firm, and below them what the partner's server hears of it. */
export function Switchboard({
  words,
  markets,
  onSwitch = () => {},
  latest,
  sample,
  owner,
  children,
}: SwitchboardProps) {
  const { states, markets: names } = words;
  return (
    <figure className={css.board} aria-label={names.label}>
      <p className={`${css.head} u-row u-space-between u-brand-head`}>
        <b className="u-heading-sm">
          <BrandText kind="name" name={owner} />
        </b>{" "}
        <SampleTag isSilent>{sample}</SampleTag>
      </p>
      <ul className={css.markets}>
        {markets.map(({ id, address, clients }) => (
          <li key={id}>
            <p className={`${css.market} u-row ${backgroundClass(id)}`}>
              <a href={address} className="u-heading-sm">
                {names[id].name}
              </a>
              <span className="u-from-768">{names[id].use}</span>
            </p>
            <ul>
              {clients.map(({ name, on }) => (
                <li key={name} className={name === latest ? css.latest : undefined}>
                  <FirmSwitch states={states} name={name} on={on} onSwitch={onSwitch} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div className={`${css.server} ${latest ? css.following : ""} ${backgroundClass("dark")}`}>
        <p className="u-semibold">{words.log}</p>
        {children}
      </div>
    </figure>
  );
}

interface FirmSwitchProps extends Switch, Required<Pick<SwitchboardProps, "onSwitch">> {
  states: SwitchboardProps["words"]["states"];
}

function FirmSwitch({ states, name, on, onSwitch }: FirmSwitchProps) {
  const box = useRef<HTMLInputElement>(null);
  const take = () => onSwitch(name, box.current?.checked ?? on);
  useRestoredInput(box, take);
  return (
    <label className={css.client}>
      <input
        ref={box}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has its state.
        role="switch"
        className={`${css.switch} u-requires-script`}
        aria-label={name}
        defaultChecked={on}
        autoComplete="off"
        onChange={({ target }) => {
          take();
          // Clear of the log, which stands at the lower edge of a phone from now on.
          target.labels?.[0]?.scrollIntoView({ block: "nearest" });
        }}
      />
      <b translate="no">{name}</b>
      <span className={css.on}>{states.on}</span>
      <span className={`${css.off} u-text-muted`}>{states.off}</span>
    </label>
  );
}
