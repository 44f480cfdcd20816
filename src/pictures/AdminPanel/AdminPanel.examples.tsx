import type { Translator } from "../../languages/words/translator.ts";
import { BothPanels } from "../../sections/prop-firms/BothPanels.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { AdminPanel } from "./AdminPanel.tsx";

export const examples = (translator: Translator) => ({
  payoutHeld: pictureIn(<BothPanels {...translator} />, AdminPanel),
});
