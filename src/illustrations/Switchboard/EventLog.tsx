import type { IntegrationLog } from "../../content/sample/integrations.ts";
import css from "./Switchboard.module.css";

/** Requests, events and responses on a partner's server, newest first. It is code, so not translated. */
export const EventLog = ({ events }: Pick<IntegrationLog, "events">) => (
  <ol className={css.log} translate="no" lang="en" aria-hidden="true">
    {events.map(({ call, status }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal, and are only text.
      <li key={index}>
        <span>{call}</span> <span className={status >= 400 ? "u-negative" : "u-positive"}>{status}</span>
      </li>
    ))}
  </ol>
);
