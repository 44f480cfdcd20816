import type { Speech } from "../../languages/speech.ts";
import { UseCasePanels } from "../../sections/brokers/UseCases.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { Attendance } from "./Attendance.tsx";
import { TierLedger } from "./TierLedger.tsx";
import { VolumeDays } from "./VolumeDays.tsx";

export const examples = (speech: Speech) => ({
  season: pictureIn(<UseCasePanels {...speech} />, Attendance),
  tiers: pictureIn(<UseCasePanels {...speech} />, TierLedger),
  volume: pictureIn(<UseCasePanels {...speech} />, VolumeDays),
});
