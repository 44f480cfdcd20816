import type { I18n } from "../../i18n/messages/i18n.ts";
import { email } from "../../ui/Message/email.tsx";
import { Message } from "../../ui/Message/Message.tsx";
import css from "./Confirmation.module.css";

/** What happens after booking, as events on a line. @param duration of the call */
export function NextSteps({ t, duration }: Pick<I18n, "t"> & { duration: string }) {
  const { invitation, bring, call, after } = t("confirmation:next", { returnObjects: true, duration });
  return (
    <ol className={`${css.next} u-accent-border-top u-padding-inline`}>
      <li>
        <b className="u-heading-sm">{invitation.when}</b>
        <p className="u-text-muted">
          <Message tags={{ email }}>{invitation.what}</Message>
        </p>
        <p className="u-text-muted">{invitation.change}</p>
      </li>
      <li>
        <b className="u-heading-sm">{bring.when}</b>
        <ul className="u-text-muted">
          {Object.entries(bring.what).map(([id, what]) => (
            <li key={id}>{what}</li>
          ))}
        </ul>
      </li>
      {[call, after].map(({ when, what }) => (
        <li key={when}>
          <b className="u-heading-sm">{when}</b>
          <p className="u-text-muted">{what}</p>
        </li>
      ))}
    </ol>
  );
}
