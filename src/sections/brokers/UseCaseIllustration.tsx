import type { ComponentProps } from "react";
import type { UseCaseId } from "../../content/pages/brokers.ts";
import { attendance, competition } from "../../content/sample/competition.ts";
import { ibPortal } from "../../content/sample/ibPortal.ts";
import { shortMonths } from "../../i18n/messages/dates.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { Attendance } from "../../illustrations/BrokerTables/Attendance.tsx";
import { TierTable } from "../../illustrations/BrokerTables/TierTable.tsx";
import { totalOf } from "../../illustrations/BrokerTables/totalOf.ts";
import { VolumeDays } from "../../illustrations/BrokerTables/VolumeDays.tsx";

/** A use case as a picture of the product. */
export function UseCaseIllustration({ id, ...i18n }: I18n & { id: UseCaseId }) {
  if (id === "loyal-clients") return <Attendance {...attendanceProps(i18n)} />;
  if (id === "ib-tools") return <TierTable {...tierProps(i18n)} />;
  return <VolumeDays {...volumeProps(i18n)} />;
}

/** Who came back to the rounds of a year. */
export const attendanceProps = ({ language, t }: I18n): ComponentProps<typeof Attendance> => ({
  sample: t("common:sampleTag"),
  words: t("brokers:useCases.loyal-clients.picture", {
    returnObjects: true,
    rounds: attendance[0].rounds.length,
  }),
  attendance,
  months: shortMonths(language),
});

/** What an IB earns by tier. */
export function tierProps({ language, t }: I18n): ComponentProps<typeof TierTable> {
  const format = numberFormats(language);
  const { tiers } = ibPortal;
  const { traders, commission } = totalOf(tiers);
  return {
    sample: t("common:sampleTag"),
    label: t("brokers:useCases.ib-tools.picture.label", {
      traders: format.whole(traders),
      commission: format.dollars(commission),
    }),
    columns: [t("home:board.traders"), t("brokers:features.portals.picture.commission")],
    tier: (number) => t("communities:network.tier", { number }),
    numberFormats: format,
    tiers,
  };
}

/** The volume around a competition. */
export function volumeProps({ language, t }: I18n): ComponentProps<typeof VolumeDays> {
  const format = numberFormats(language);
  const { volume } = ibPortal;
  const [before, during, after] = volume.map(({ average }) => format.shortDollars(average));
  return {
    sample: t("common:sampleTag"),
    words: t("brokers:useCases.revenue.picture", { returnObjects: true, before, during, after }),
    numberFormats: format,
    volume,
    budget: { term: t("home:board.prizePool"), figure: format.dollars(competition.prizePool) },
  };
}
