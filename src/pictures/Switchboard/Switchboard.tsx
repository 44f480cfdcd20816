import { toneClass } from "../../ui/Band/tone.ts";
import css from "./Switchboard.module.css";

type State = "on" | "pending" | "off";

interface Market {
  /** Selects the tint. */
  id: "brokers" | "propFirms" | "communities";
  name: string;
  /** What the product is used for in this market. */
  use: string;
  /** Address with details. */
  address: string;
  clients: readonly { id: string; name: string; state: State }[];
}

interface SwitchboardProps {
  /** Text alternative of the screen. */
  label: string;
  title: string;
  /** The label of a switch in each state. */
  states: Record<State, string>;
  markets: readonly Market[];
}

/** A partner's screen with the firms that have switched its product on. */
export function Switchboard({ label, title, states, markets }: SwitchboardProps) {
  const all = markets.flatMap(({ clients }) => clients);
  return (
    <figure className={css.board} aria-label={label}>
      <div className={css.chrome}>
        <b>{title}</b>
        {Object.entries(states).map(([id, state]) => (
          <span key={id}>
            {state} <b>{all.filter((client) => client.state === id).length}</b>
          </span>
        ))}
      </div>
      <ul className={css.markets}>
        {markets.map(({ id, name, use, address, clients }) => (
          <li key={id} className={toneClass(id)}>
            <p className={css.market}>
              <a href={address}>{name}</a>
              <span>{use}</span>
            </p>
            <ul aria-hidden="true">
              {clients.map((client) => (
                <li key={client.id} className={css.client}>
                  <b translate="no">{client.name}</b>
                  <code>{client.id}</code>
                  <span className={css.state} data-state={client.state}>
                    {states[client.state]}
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
