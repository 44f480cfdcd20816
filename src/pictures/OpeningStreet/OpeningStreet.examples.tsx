import type { Translator } from "../../languages/words/translator.ts";
import { Final } from "../../sections/prop-firms/Final.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { OpeningStreet } from "./OpeningStreet.tsx";

export const examples = (translator: Translator) => ({
  daysToTheOpening: pictureIn(<Final {...translator} />, OpeningStreet),
});

export const background = "dark";
