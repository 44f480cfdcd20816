import type { UseCaseId } from "../../facts/pages/brokers.ts";
import { attendance, competition } from "../../facts/sample/competition.ts";
import { ibSpace } from "../../facts/sample/ibSpace.ts";
import { shortMonths } from "../../languages/words/dates.ts";
import { numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { Attendance } from "../../pictures/BrokerLedgers/Attendance.tsx";
import { TierLedger } from "../../pictures/BrokerLedgers/TierLedger.tsx";
import { totalOf } from "../../pictures/BrokerLedgers/totalOf.ts";
import { VolumeDays } from "../../pictures/BrokerLedgers/VolumeDays.tsx";

/** A use case as a picture of the product. */
export function UseCasePicture({ id, language, t }: Translator & { id: UseCaseId }) {
  const format = numbers(language);
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
      <TierLedger
        sample={t("common:sampleTag")}
        label={t("brokers:useCases.ib-tools.picture.label", {
          traders: whole(traders),
          commission: dollars(commission),
        })}
        columns={[t("home:board.traders"), t("brokers:features.spaces.picture.commission")]}
        tier={(number) => t("communities:network.tier", { number })}
        numbers={format}
        tiers={tiers}
      />
    );
  }
  const [before, during, after] = volume.map(({ average }) => shortDollars(average));
  return (
    <VolumeDays
      sample={t("common:sampleTag")}
      words={t("brokers:useCases.revenue.picture", { returnObjects: true, before, during, after })}
      numbers={format}
      volume={volume}
      budget={{ term: t("home:board.prizePool"), figure: dollars(competition.prizePool) }}
    />
  );
}
