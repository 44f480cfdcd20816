import type { Speech } from "../../languages/speech.ts";
import { Why } from "../../sections/partners/Why.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { Switchboard } from "./Switchboard.tsx";

export const examples = (speech: Speech) => ({ threeMarkets: pictureIn(<Why {...speech} />, Switchboard) });
