import type { Translator } from "../../languages/words/translator.ts";
import { UseCasePicture } from "../../sections/brokers/UseCasePicture.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { Attendance } from "./Attendance.tsx";
import { TierLedger } from "./TierLedger.tsx";
import { VolumeDays } from "./VolumeDays.tsx";

export const examples = (translator: Translator) => ({
  season: pictureIn(<UseCasePicture {...translator} id="loyal-clients" />, Attendance),
  tiers: pictureIn(<UseCasePicture {...translator} id="ib-tools" />, TierLedger),
  volume: pictureIn(<UseCasePicture {...translator} id="revenue" />, VolumeDays),
});
