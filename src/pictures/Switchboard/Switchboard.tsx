import type { Switch } from "../../facts/sample/integrations.ts";
import type { English } from "../../languages/words/english.ts";
import { backgroundClass } from "../../ui/Band/background.ts";
import css from "./Switchboard.module.css";

type State = Switch["state"];

interface SwitchboardProps {
  words: Pick<English["partners"]["why"]["opportunities"], "states" | "markets">;
  /** The columns, in order. The id selects words and tint. */
  markets: readonly {
    id: "brokers" | "propFirms" | "communities";
    /** Address with details. */
    address: string;
    clients: readonly Switch[];
  }[];
}

/** A partner's screen with the firms that have switched its product on. */
export function Switchboard({ words: { states, markets: names }, markets }: SwitchboardProps) {
  const all = markets.flatMap(({ clients }) => clients);
  return (
    <figure className={`${css.board} u-screen-text`} aria-label={names.label}>
      <div className={`${css.head} u-row`}>
        <b className={css.title}>{names.title}</b>
        {Object.entries(states).map(([id, state]) => (
          <span key={id} className="u-muted">
            {state} <b className="u-ink">{all.filter((client) => client.state === id).length}</b>
          </span>
        ))}
      </div>
      <ul className={css.markets}>
        {markets.map(({ id, address, clients }) => (
          <li key={id} className={backgroundClass(id)}>
            <p className={css.market}>
              <a href={address} className="u-figure">
                {names[id].name}
              </a>
              <br />
              {names[id].use}
            </p>
            <ul aria-hidden="true">
              {clients.map((client) => (
                <li key={client.id} className={`${css.client} u-row u-ruled`}>
                  <span>
                    <b translate="no">{client.name}</b>
                    <code className="u-block u-muted">{client.id}</code>
                  </span>
                  <span className={`${css.state} ${client.state === "on" ? "u-strong" : "u-muted"}`}>
                    {states[client.state]}
                    <Toggle state={client.state} />
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** A knob in one of three positions on its track. */
const Toggle = ({ state }: { state: State }) => (
  <svg width="2.25rem" viewBox="0 0 36 20" fill="none" stroke="var(--line-strong)" aria-hidden="true">
    {state === "on" && (
      <>
        <rect width="36" height="20" rx="10" fill="var(--ink)" stroke="none" />
        <circle cx="25" cy="10" r="7" fill="var(--surface)" stroke="none" />
      </>
    )}
    {state === "pending" && (
      <>
        <rect x="0.5" y="0.5" width="35" height="19" rx="9.5" strokeDasharray="3 3" />
        <circle cx="18" cy="10" r="6" stroke="var(--ink)" strokeWidth="2" />
      </>
    )}
    {state === "off" && (
      <>
        <rect x="0.5" y="0.5" width="35" height="19" rx="9.5" />
        <circle cx="11" cy="10" r="7" fill="var(--line-strong)" stroke="none" />
      </>
    )}
  </svg>
);
