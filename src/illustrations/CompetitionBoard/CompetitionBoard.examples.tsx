import { recording } from "../../content/sample/competition.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { competitionProps } from "../../sections/home/competitionProps.ts";
import { stateAt } from "../../simulation/competition.ts";
import { CompetitionBoard } from "./CompetitionBoard.tsx";

export const examples = (i18n: I18n) => {
  const at = (moment: number) => (
    <CompetitionBoard
      {...competitionProps(i18n)}
      numberFormats={numberFormats(i18n.language)}
      state={stateAt(recording, moment)}
    />
  );
  return { today: at(recording.recorded), podium: at(recording.closes) };
};

export const background = "dark";
