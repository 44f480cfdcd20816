// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { longestWait, passStylesheets } from "./passStylesheets.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("after three seconds a copy, which blocks nothing, takes the place of a link whose stylesheet has not come", () => {
  document.body.innerHTML =
    '<link id="come" rel="stylesheet" href="/one.css"><link id="late" rel="stylesheet" href="/other.css">';
  const [come, late] = ["come", "late"].map((id) => document.getElementById(id));
  Object.defineProperty(come, "sheet", { value: {} });
  passStylesheets();
  vi.advanceTimersByTime(longestWait - 1);
  expect(late?.isConnected).toBe(true);
  vi.advanceTimersByTime(1);
  expect(late?.isConnected).toBe(false);
  expect(document.getElementById("late")?.getAttribute("href")).toBe("/other.css");
  expect(document.getElementById("come")).toBe(come);
  expect(longestWait).toBeLessThan(4000);
});

test("a link that comes behind it is passed too, until the document has been read", () => {
  document.body.innerHTML = "";
  const state = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  passStylesheets();
  vi.advanceTimersByTime(longestWait);
  document.body.innerHTML = '<link rel="stylesheet" href="/next.css">';
  const link = document.querySelector("link");
  vi.advanceTimersByTime(100);
  expect(link?.isConnected).toBe(false);
  state.mockReturnValue("interactive");
  vi.advanceTimersByTime(100);
  expect(vi.getTimerCount()).toBe(0);
});
