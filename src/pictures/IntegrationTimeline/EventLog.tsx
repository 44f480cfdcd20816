import type { IntegrationLog } from "../../facts/sample/integrations.ts";
import css from "./EventLog.module.css";

/** What a partner's developers see: key, requests, events and responses. It is code, so not translated. */
export function EventLog({ apiKey, events, payload }: IntegrationLog) {
  return (
    <div className={`${css.log} u-ruled u-muted`} translate="no" lang="en" aria-hidden="true">
      <p className="u-row">
        <span className="u-ink">sandbox</span> <span>{apiKey}</span> <span className="u-gain">issued</span>
      </p>
      <ol>
        {events.map(({ call, status, note }) => (
          <li key={call + status}>
            <span>{call}</span>
            <span className={status >= 400 ? "u-loss" : "u-gain"}>{status}</span>
            <span className="u-end">{note}</span>
          </li>
        ))}
        <li>
          <span className="u-all-columns">{payload}</span>
        </li>
      </ol>
    </div>
  );
}
