import type { I18n } from "../../i18n/messages/i18n.ts";
import { opportunitiesProps } from "../../sections/partners/opportunitiesProps.ts";
import { EventLog } from "./EventLog.tsx";
import { Switchboard } from "./Switchboard.tsx";

export function examples(i18n: I18n) {
  const { words, markets, log } = opportunitiesProps(i18n);
  return {
    threeMarkets: (
      <Switchboard words={words} markets={markets}>
        <EventLog {...log} />
      </Switchboard>
    ),
    log: <EventLog {...log} />,
  };
}
