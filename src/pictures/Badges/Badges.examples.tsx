import type { Translator } from "../../languages/words/translator.ts";
import { Awards } from "../../sections/home/Awards.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { AwardBadge, RecordBadge } from "./Badges.tsx";

export const examples = (translator: Translator) => ({
  award: pictureIn(<Awards {...translator} />, AwardBadge),
  record: pictureIn(<Awards {...translator} />, RecordBadge),
});
