import type { I18n } from "../../i18n/messages/i18n.ts";
import { UseCaseIllustration } from "../../sections/brokers/UseCaseIllustration.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { Attendance } from "./Attendance.tsx";
import { TierTable } from "./TierTable.tsx";
import { VolumeDays } from "./VolumeDays.tsx";

export const examples = (i18n: I18n) => ({
  season: pictureIn(<UseCaseIllustration {...i18n} id="loyal-clients" />, Attendance),
  tiers: pictureIn(<UseCaseIllustration {...i18n} id="ib-tools" />, TierTable),
  volume: pictureIn(<UseCaseIllustration {...i18n} id="revenue" />, VolumeDays),
});
