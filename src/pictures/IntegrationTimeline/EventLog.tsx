import css from "./EventLog.module.css";

export interface ApiEvent {
  /** A request by the partner, or an event sent to it. */
  call: string;
  status: number;
  /** The response time, or what follows. */
  note: string;
}

interface EventLogProps {
  /** The sandbox's key. */
  apiKey: string;
  events: readonly ApiEvent[];
  /** The JSON body of the last event. */
  payload: string;
}

/** What a partner's developers see: key, requests, events and responses. It is code, so not translated. */
export function EventLog({ apiKey, events, payload }: EventLogProps) {
  return (
    <div className={css.log} translate="no" lang="en" aria-hidden="true">
      <p className={css.key}>
        <b>sandbox</b> <span>{apiKey}</span> <span className={css.issued}>issued</span>
      </p>
      <ol>
        {events.map(({ call, status, note }) => (
          <li key={call + status}>
            {call}
            <b data-failed={status >= 400 || undefined}>{status}</b>
            <span>{note}</span>
          </li>
        ))}
        <li>
          <code>{payload}</code>
        </li>
      </ol>
    </div>
  );
}
