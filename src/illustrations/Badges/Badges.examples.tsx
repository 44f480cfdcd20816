import type { I18n } from "../../i18n/messages/i18n.ts";
import { Awards } from "../../sections/home/Awards.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { AwardBadge, RecordBadge } from "./Badges.tsx";

export const examples = (i18n: I18n) => ({
  award: pictureIn(<Awards {...i18n} />, AwardBadge),
  record: pictureIn(<Awards {...i18n} />, RecordBadge),
});
