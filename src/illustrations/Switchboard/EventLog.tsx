import type { IntegrationLog } from "../../content/sample/integrations.ts";
import css from "./Switchboard.module.css";

/**
 * Requests, events and responses on a partner's server, newest first. It is code, so not translated. A press on a switch
 * adds a line to it (`src/sections/partners/integrationSwitches.ts`).
 */
export function EventLog({ events, switched }: IntegrationLog) {
  return (
    <ol
      className={css.log}
      translate="no"
      lang="en"
      aria-hidden="true"
      data-log=""
      data-switched-on={switched.on}
      data-switched-off={switched.off}
    >
      {events.map(({ call, status }) => (
        <li key={call + status}>
          <span>{call}</span> <span className={status >= 400 ? "u-negative" : "u-positive"}>{status}</span>
        </li>
      ))}
    </ol>
  );
}
