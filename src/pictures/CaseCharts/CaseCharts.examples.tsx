import type { Speech } from "../../languages/speech.ts";
import { Hero } from "../../sections/case-studies/Hero.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { BeforeAfter } from "./BeforeAfter.tsx";
import { ResultFan } from "./ResultFan.tsx";

export const examples = (speech: Speech) => ({
  results: pictureIn(<Hero {...speech} />, ResultFan),
  grown: <BeforeAfter before={20} after={68} />,
  fallen: <BeforeAfter before={32} after={7} />,
});
