// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Announcement } from "./Announcement.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("HM-02 what changes quickly is read out once, when it stays", () => {
  vi.useFakeTimers();
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  const said = () => screen.getByRole("status").textContent;
  const { rerender } = render(<Announcement>{""}</Announcement>);
  rerender(<Announcement>One lot.</Announcement>);
  pass(400);
  rerender(<Announcement>Two lots.</Announcement>);
  pass(400);
  expect(said()).toBe("");
  pass(100);
  expect(said()).toBe("Two lots.");
});
