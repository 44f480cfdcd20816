import type { Speech } from "../../languages/speech.ts";
import { Awards } from "../../sections/home/Awards.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { AwardBadge, RecordBadge } from "./Badges.tsx";

export const examples = (speech: Speech) => ({
  award: pictureIn(<Awards {...speech} />, AwardBadge),
  record: pictureIn(<Awards {...speech} />, RecordBadge),
});
