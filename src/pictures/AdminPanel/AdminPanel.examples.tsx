import type { Translator } from "../../languages/words/translator.ts";
import { Panels } from "../../sections/prop-firms/Panels.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { AdminPanel } from "./AdminPanel.tsx";

export const examples = (translator: Translator) => ({
  payoutHeld: pictureIn(<Panels {...translator} />, AdminPanel),
});
