import type { UseCaseId } from "../../content/pages/brokers.ts";
import { attendance, competition } from "../../content/sample/competition.ts";
import { ibSpace } from "../../content/sample/ibSpace.ts";
import { shortMonths } from "../../i18n/messages/dates.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { Attendance } from "../../illustrations/BrokerTables/Attendance.tsx";
import { TierTable } from "../../illustrations/BrokerTables/TierTable.tsx";
import { totalOf } from "../../illustrations/BrokerTables/totalOf.ts";
import { VolumeDays } from "../../illustrations/BrokerTables/VolumeDays.tsx";

/** A use case as a picture of the product. */
export function UseCaseIllustration({ id, language, t }: I18n & { id: UseCaseId }) {
  const format = numberFormats(language);
  const { dollars, shortDollars, whole } = format;
  if (id === "loyal-clients")
    return (
      <Attendance
        sample={t("common:sampleTag")}
        words={t("brokers:useCases.loyal-clients.picture", {
          returnObjects: true,
          rounds: attendance[0].rounds.length,
        })}
        attendance={attendance}
        months={shortMonths(language)}
      />
    );
  const { tiers, volume } = ibSpace;
  if (id === "ib-tools") {
    const { traders, commission } = totalOf(tiers);
    return (
      <TierTable
        sample={t("common:sampleTag")}
        label={t("brokers:useCases.ib-tools.picture.label", {
          traders: whole(traders),
          commission: dollars(commission),
        })}
        columns={[t("home:board.traders"), t("brokers:features.spaces.picture.commission")]}
        tier={(number) => t("communities:network.tier", { number })}
        numberFormats={format}
        tiers={tiers}
      />
    );
  }
  const [before, during, after] = volume.map(({ average }) => shortDollars(average));
  return (
    <VolumeDays
      sample={t("common:sampleTag")}
      words={t("brokers:useCases.revenue.picture", { returnObjects: true, before, during, after })}
      numberFormats={format}
      volume={volume}
      budget={{ term: t("home:board.prizePool"), figure: dollars(competition.prizePool) }}
    />
  );
}
