import { recording } from "../../content/sample/competition.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { stateAt } from "../../simulation/competition.ts";
import { TickerTape } from "./TickerTape.tsx";

export const examples = ({ language }: I18n) => {
  const props = {
    state: stateAt(recording, recording.recorded),
    numberFormats: numberFormats(language),
  };
  return {
    torn: <TickerTape {...props} code="404" end="torn" />,
    stopped: <TickerTape {...props} code="500" end="stopped" />,
  };
};
