import type { ComponentProps } from "react";
import { numbers } from "../../languages/numbers.ts";
import type { Speech } from "../../languages/speech.ts";
import { type Account, challenge } from "../../pictures/seed.ts";
import type { TraderPanel } from "../../pictures/TraderPanel/TraderPanel.tsx";

/** All that the trader panel shows of a sample account. */
export function sampleAccount(account: Account, { language, t }: Speech): ComponentProps<typeof TraderPanel> {
  const { dollars, shortDollars, percent, change } = numbers(language);
  const amount = (share: number) => dollars(share * challenge.size);
  const { trader, before, today, brokenRule } = account;
  const isBroken = brokenRule !== undefined;
  const gain = today.at(-1) ?? 0;
  const drawdown = today[0] - gain;
  const rules = t("prop-firms:picture.rules", { returnObjects: true });
  const meter = (term: string, value: number, limit: number) => ({
    term,
    figure: amount(Math.max(0, value)),
    limit: amount(limit),
    share: Math.round(100 * Math.min(1, Math.max(0, value / limit))),
    isBroken: value > limit,
  });
  return {
    label: t("prop-firms:picture.traderLabel", { trader }),
    firm: t("prop-firms:picture.firm"),
    account: t("prop-firms:picture.account", { size: shortDollars(challenge.size), trader }),
    state: t(`prop-firms:picture.${isBroken ? "ruleBroken" : "onTrack"}`),
    stages: t("prop-firms:picture.stages", { returnObjects: true }),
    equity: { term: t("prop-firms:picture.equity"), figure: amount(1 + gain), change: change(gain) },
    target: { term: t("prop-firms:picture.profitTarget"), figure: amount(1 + challenge.target) },
    maximumLoss: { term: t("prop-firms:picture.maximumLoss"), figure: amount(1 - challenge.maximumLoss) },
    dailyLimit: t("prop-firms:picture.dailyLimit", {
      amount: amount(1 + today[0] - challenge.dailyDrawdown),
    }),
    curve: { before, today },
    limits: challenge,
    axis: [...[1, 4, 7].map((day) => t("prop-firms:picture.day", { day })), t("prop-firms:picture.today")],
    meters: [
      meter(t("prop-firms:picture.profitTarget"), gain, challenge.target),
      meter(t("prop-firms:picture.dailyDrawdown"), drawdown, challenge.dailyDrawdown),
    ],
    rulesMet: {
      term: t("prop-firms:picture.rulesMet"),
      figure: `${rules.length - (isBroken ? 1 : 0)} / ${rules.length}`,
    },
    rules: rules.map((name, index) =>
      index === brokenRule ? { name, broken: t("prop-firms:picture.broken") } : { name },
    ),
    payout: {
      term: t("prop-firms:picture.payout"),
      figure: isBroken
        ? t("prop-firms:picture.payoutNone")
        : t("prop-firms:picture.payoutLater", { share: percent(challenge.split) }),
    },
  };
}
