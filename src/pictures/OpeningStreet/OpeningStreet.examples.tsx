import type { Speech } from "../../languages/speech.ts";
import { Final } from "../../sections/prop-firms/Final.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { OpeningStreet } from "./OpeningStreet.tsx";

export const examples = (speech: Speech) => ({
  daysToTheOpening: pictureIn(<Final {...speech} />, OpeningStreet),
});

export const tone = "night";
