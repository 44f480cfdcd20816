import { expect, test } from "vitest";
import { withNoBreaks } from "./noBreak.ts";

const shown = (text: string) => text.replaceAll("\u2060", "·").replaceAll(/[\u00a0\u202f]/g, "_");

test.each([
  ["In 1–2 weeks", "In 1–·2 weeks"],
  ["1〜2週間", "1〜·2週間"],
  ["1〜\u20602週間", "1〜·2週間"],
  ["−5–+5%", "−5–·+5%"],
  ["40%–60%, 40 %–60 %", "40%–·60%, 40_%–·60_%"],
])("a range is not broken: %j", (text, expected) => expect(shown(withNoBreaks(text))).toBe(expected));

test.each([
  ["+$50M", "+·$50M"],
  ["+50 млн $", "+50_млн_$"],
  ["+US$ 50 millones", "+US$_50_millones"],
  ["US$ 25.000", "US$_25.000"],
  ["50 тыс. и 50 million", "50_тыс. и 50 million"],
  ["50万+", "50·万·+"],
  ["5千万", "5·千·万"],
  ["2.5万美元", "2.5·万·美·元"],
  ["5 करोड़ डॉलर+", "5_करोड़_डॉलर+"],
])("an amount is not broken: %j", (text, expected) => expect(shown(withNoBreaks(text))).toBe(expected));

test.each([
  ["IB-пространства", "IB-·пространства"],
  ["суб-IB", "суб-·IB"],
  ["Проп-фирма", "Проп-·фирма"],
  ["бизнес-модель, set-up", "бизнес-модель, set-up"],
])("a short part of a Russian word keeps its hyphen and the rest: %j", (text, expected) =>
  expect(shown(withNoBreaks(text))).toBe(expected),
);

test.each(["A race – 2 rounds", "5 More", "第1级"])("other text does not change: %j", (text) =>
  expect(withNoBreaks(text)).toBe(text),
);

test("a no-break mark holds what is on its sides together", () =>
  expect(shown(withNoBreaks("我能逐个‿客户说清"))).toBe("我能逐个·客户说清"));

test("joining twice changes nothing more", () => {
  for (const text of ["1–2", "+$50M", "50万+", "25 US$"])
    expect(withNoBreaks(withNoBreaks(text))).toBe(withNoBreaks(text));
});
