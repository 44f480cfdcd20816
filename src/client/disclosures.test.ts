// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { revealTarget } from "./disclosures.ts";

test("BR-03 the address of a note opens what it is folded in, and no menu", () => {
  document.body.innerHTML =
    '<details id="notes"><p id="note-1"></p></details><details data-disclosure="click"><p id="item"></p></details>';
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  for (const id of ["none", "item", "note-1"]) {
    location.hash = id;
    revealTarget(document);
  }
  expect([...document.querySelectorAll("details")].map(({ open }) => open)).toEqual([true, false]);
  expect(scroll).toHaveBeenCalledOnce();
});
