import type { I18n } from "../../i18n/messages/i18n.ts";
import { opportunitiesProps } from "../../sections/partners/opportunitiesProps.ts";
import { EventLog } from "./EventLog.tsx";
import { Switchboard } from "./Switchboard.tsx";

export function examples(i18n: I18n) {
  const { sample, owner, words, markets, log } = opportunitiesProps(i18n);
  return {
    threeMarkets: (
      <Switchboard sample={sample} owner={owner} words={words} markets={markets}>
        <EventLog {...log} />
      </Switchboard>
    ),
    switched: (
      <Switchboard
        sample={sample}
        owner={owner}
        words={words}
        markets={markets}
        latest={markets[0]?.clients[0]?.name}
      >
        <EventLog {...log} caused={1} />
      </Switchboard>
    ),
    log: <EventLog {...log} />,
  };
}
