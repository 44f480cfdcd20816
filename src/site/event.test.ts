import { afterEach, expect, test, vi } from "vitest";
import { daysBegun, eventDays, eventStates, pastEvent } from "./event.ts";
import { siteWith } from "./fixture.ts";

afterEach(() => vi.unstubAllEnvs());

const shownUntil = (showUntil: string) =>
  siteWith({
    SITE_EVENT_STARTS_ON: "2025-11-25",
    SITE_EVENT_ENDS_ON: "2025-11-27",
    SITE_EVENT_SHOW_UNTIL: showUntil,
  });

const days = (showUntil = "") => eventDays(shownUntil(showUntil));

/** The state at a local time. */
const at = (time: string, list = days()) => eventStates[daysBegun(new Date(time), list)];

test("LY-01 it is hidden on the day after the last one that shows it, which may be before its end", () => {
  vi.stubEnv("TZ", "America/Los_Angeles");
  expect(at("2025-12-31T23:59:59.999", days("2025-12-31"))).toBe("after");
  expect(at("2026-01-01T00:00", days("2025-12-31"))).toBe("gone");
  expect(at("2025-11-27T00:00", days("2025-11-26"))).toBe("gone");
  expect(at("2025-11-20T23:00", days("2025-11-20"))).toBe("before");
});

test.each([
  ["2025-11-27T23:59", "", false],
  ["2025-11-28T00:00", "", true],
  ["2025-12-31T23:59", "2025-12-31", true],
  ["2026-01-01T00:00", "2025-12-31", false],
])("on %s, shown until %j, the launch check warns of the past event: %s", (now, showUntil, warns) => {
  const expected = warns ? [expect.stringContaining("event: FMLS 25 ended on 2025-11-27;")] : [];
  expect(pastEvent(shownUntil(showUntil), new Date(now))).toEqual(expected);
});
