import type { Speech } from "../../languages/speech.ts";
import { Panels } from "../../sections/prop-firms/Panels.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { AdminPanel } from "./AdminPanel.tsx";

export const examples = (speech: Speech) => ({
  payoutHeld: pictureIn(<Panels {...speech} />, AdminPanel),
});
