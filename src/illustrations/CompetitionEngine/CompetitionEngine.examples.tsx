import { recording, setUp } from "../../content/sample/competition.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { competitionProps } from "../../sections/brokers/competitionProps.ts";
import { secondsPerDay, stateAt } from "../../simulation/competition.ts";
import { eventsUntil } from "../../simulation/rankEvents.ts";
import { setUpAt } from "../../simulation/setUp.ts";
import { CompetitionEngine } from "./CompetitionEngine.tsx";

export const examples = (i18n: I18n) => {
  const at = (moment: number) => (
    <CompetitionEngine
      {...competitionProps(i18n)}
      numberFormats={numberFormats(i18n.language)}
      moment={moment}
      state={stateAt(recording, moment)}
      events={eventsUntil(recording, moment)}
      setUp={setUpAt(setUp, moment)}
    />
  );
  return {
    settingUp: at(-6 * secondsPerDay),
    today: at(recording.recorded),
    podium: at(recording.closes),
  };
};

export const background = "brokers";
