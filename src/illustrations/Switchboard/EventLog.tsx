import type { IntegrationLog } from "../../content/sample/integrations.ts";
import css from "./Switchboard.module.css";

interface EventLogProps extends Pick<IntegrationLog, "events"> {
  /** How many events a visitor has caused; the latest is marked. */
  caused?: number;
}

/** Requests, events and responses on a partner's server, newest first. It is code, so not translated. */
export const EventLog = ({ events, caused = 0 }: EventLogProps) => (
  <ol className={css.log} translate="no" lang="en" aria-hidden="true">
    {events.map(({ call, status }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line keeps its key while others come above it.
      <li key={caused - index} className={caused > 0 && index === 0 ? css.latest : undefined}>
        <span>{call}</span> <span className={status >= 400 ? "u-negative" : "u-positive"}>{status}</span>
      </li>
    ))}
  </ol>
);
