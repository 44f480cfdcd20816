import type { I18n } from "../../i18n/messages/i18n.ts";
import { attendanceProps, tierProps, volumeProps } from "../../sections/brokers/UseCaseIllustration.tsx";
import { Attendance } from "./Attendance.tsx";
import { TierTable } from "./TierTable.tsx";
import { VolumeDays } from "./VolumeDays.tsx";

export const examples = (i18n: I18n) => ({
  season: <Attendance {...attendanceProps(i18n)} />,
  tiers: <TierTable {...tierProps(i18n)} />,
  volume: <VolumeDays {...volumeProps(i18n)} />,
});
