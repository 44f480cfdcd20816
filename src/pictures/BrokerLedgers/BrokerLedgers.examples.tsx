import type { Translator } from "../../languages/words/translator.ts";
import { UseCasePanels } from "../../sections/brokers/UseCasePanels.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { Attendance } from "./Attendance.tsx";
import { TierLedger } from "./TierLedger.tsx";
import { VolumeDays } from "./VolumeDays.tsx";

export const examples = (translator: Translator) => ({
  season: pictureIn(<UseCasePanels {...translator} />, Attendance),
  tiers: pictureIn(<UseCasePanels {...translator} />, TierLedger),
  volume: pictureIn(<UseCasePanels {...translator} />, VolumeDays),
});
