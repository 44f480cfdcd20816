import { expect, test } from "vitest";
import { cleanName, longestName } from "./cleanName.ts";

test.each([
  ["  Acme \n\t Markets ", "Acme Markets"],
  ["Ａcme", "Ａcme"],
  ["Cafe\u0301", "Café"],
  ["\u200b\u2060\u00a0\u200d\u3164\u2800\ufeff", ""],
  ["Ac\u202Eme\u2066\u200f", "Acme"],
  ["A\u0000c\u001bm\u007fe\ue000\u{f0000}", "Acme"],
  ["\ud800Acme\udc00", "Acme"],
  ["\u0301\u0302Acme", "Acme"],
  [`A${"\u0336".repeat(50)}`, "A\u0336\u0336\u0336"],
  ["<b>$&</b>", "<b>$&</b>"],
  ["شركة", "شركة"],
  ["می\u200cخواهم", "می\u200cخواهم"],
  ["क्\u200dष \u200d", "क्\u200dष"],
  ["नॉर्थबेल ट्रेडिंग", "नॉर्थबेल ट्रेडिंग"],
  ["北の鐘", "北の鐘"],
  ["⚡️ Acme", "⚡ Acme"],
])("%j is shown as %j", (text, name) => {
  expect(cleanName(text)).toBe(name);
  expect(cleanName(name)).toBe(name);
});

test("a name has 24 characters as readers count them, and no space at its end", () => {
  expect(longestName).toBe(24);
  expect(cleanName("W".repeat(10_000_000))).toBe("W".repeat(24));
  expect(cleanName("की".repeat(30))).toBe("की".repeat(24));
  expect(cleanName("👍🏽".repeat(30))).toBe("👍🏽".repeat(24));
  expect(cleanName(`${"W".repeat(23)} W`)).toBe("W".repeat(23));
});
