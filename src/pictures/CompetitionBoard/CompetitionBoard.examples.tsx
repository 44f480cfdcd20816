import type { Translator } from "../../languages/words/translator.ts";
import { sampleBoard } from "../../sections/home/sampleBoard.ts";
import { CompetitionBoard } from "./CompetitionBoard.tsx";

export const examples = (translator: Translator) => ({
  live: <CompetitionBoard {...sampleBoard(translator)} />,
});

export const background = "dark";
