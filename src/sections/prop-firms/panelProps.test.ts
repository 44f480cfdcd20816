import { expect, test } from "vitest";
import { platforms } from "../../facts/platforms.ts";
import { accounts, challenge, firm, moment } from "../../facts/sample/firm.ts";
import { withoutWordJoiners } from "../../languages/words/noBreak.ts";
import { numbers } from "../../languages/words/numbers.ts";
import { translatorFor } from "../../languages/words/translator.ts";
import { flaggedFinding, panelProps, traderProps } from "./panelProps.ts";

const translator = await translatorFor("en");

test("PF-03 an account shows the platform that it names, as traders call it", () => {
  const { platform } = traderProps({ ...accounts.onTrack, platform: "mt5" }, translator);
  expect(platform).toBe(platforms.mt5.short);
});

test("PF-03 the panels say the size of the challenge, the time and what was bought", () => {
  const { words } = panelProps(translator);
  const { shortDollars, whole } = numbers("en");
  expect(words.account).toContain(shortDollars(challenge.size));
  expect(words.ruleBroken).toContain(moment);
  expect(words.adminLabel).toContain(whole(firm.funnel[0]));
});

test("PF-03 the finding counts the accounts besides the flagged one", () => {
  const others = firm.flagged.accounts.length - 1;
  expect(withoutWordJoiners(flaggedFinding(translator))).toContain(`match ${others} other accounts`);
});
