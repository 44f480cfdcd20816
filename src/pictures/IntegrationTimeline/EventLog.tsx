import css from "./EventLog.module.css";

export interface ApiEvent {
  time: string;
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

/** What a partner's developers see: keys, requests, events and responses. It is code, so not translated. */
export function EventLog({ apiKey, events, payload }: EventLogProps) {
  return (
    <div className={css.log} translate="no" lang="en" aria-hidden="true">
      <p className={css.chrome}>
        <b>sandbox</b>
        <span>{apiKey}</span>
        <span className={css.issued}>issued</span>
      </p>
      <ol>
        {events.map(({ time, call, status, note }) => (
          <li key={time}>
            <span>{time}</span>
            {call}
            <b data-failed={status >= 400 || undefined}>{status}</b>
            <span>{note}</span>
          </li>
        ))}
      </ol>
      <p className={css.payload}>{payload}</p>
    </div>
  );
}
