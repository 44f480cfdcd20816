import type { I18n } from "../../i18n/messages/i18n.ts";
import { sampleBoard } from "../../sections/home/sampleBoard.ts";
import { CompetitionBoard } from "./CompetitionBoard.tsx";

export const examples = (i18n: I18n) => ({
  live: <CompetitionBoard {...sampleBoard(i18n)} />,
});

export const background = "dark";
