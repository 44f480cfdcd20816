import type { Translator } from "../../languages/words/translator.ts";
import { Why } from "../../sections/partners/Why.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { EventLog } from "./EventLog.tsx";
import { Switchboard } from "./Switchboard.tsx";

export const examples = (translator: Translator) => ({
  threeMarkets: pictureIn(<Why {...translator} />, Switchboard),
  log: pictureIn(<Why {...translator} />, EventLog),
});
