// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { examples } from "./Tabs.examples.tsx";
import { Tabs } from "./Tabs.tsx";

beforeEach(() => {
  vi.stubGlobal("CSS", { escape: (id: string) => id });
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const tab = (name: string) => screen.getByRole("tab", { name });
const selected = () => screen.getByRole("tab", { selected: true }).textContent;
const shownPanels = () =>
  [...document.querySelectorAll("[role=tabpanel]:not([hidden])")].map((panel) => panel.id);

/** Hydrates tabs whose panels are finished HTML, as in an island; `change` is called before hydration. */
async function startIsland(change = (_: HTMLElement) => {}) {
  const panels = examples.firstSelected.props.children;
  const island = (
    <Tabs {...examples.firstSelected.props}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: an island's slot is finished HTML. */}
      <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(panels) }} />
    </Tabs>
  );
  const host = document.createElement("div");
  host.innerHTML = renderToStaticMarkup(island);
  document.body.append(host);
  change(host);
  await act(async () => hydrateRoot(host, island));
}

test("a click selects, hides the others until found, and leaves one tab stop", async () => {
  await startIsland();
  fireEvent.click(tab("IB tools"));
  expect(selected()).toBe("IB tools");
  expect(shownPanels()).toEqual(["panel-ib-tools"]);
  expect(document.querySelector("#panel-revenue")?.getAttribute("hidden")).toBe("until-found");
  expect([...document.querySelectorAll("[role=tabpanel][tabindex]")].map(({ id }) => id)).toEqual([
    "panel-ib-tools",
  ]);
  const stops = screen.getAllByRole("tab").map((each) => each.getAttribute("tabindex"));
  expect(stops).toEqual(["-1", null, "-1"]);
  expect(location.hash).toBe("");
});

test.each([
  ["Loyal clients", "ArrowRight", "IB tools"],
  ["Loyal clients", "ArrowLeft", "Revenue"],
  ["Loyal clients", "End", "Revenue"],
  ["Revenue", "ArrowRight", "Loyal clients"],
  ["Revenue", "Home", "Loyal clients"],
])("from %s, %s selects and focuses %s", async (from, key, expected) => {
  await startIsland();
  fireEvent.keyDown(tab(from), { key });
  expect(selected()).toBe(expected);
  expect(document.activeElement).toBe(tab(expected));
});

test("other keys and shortcuts are left to the browser", async () => {
  await startIsland();
  expect(fireEvent.keyDown(tab("Loyal clients"), { key: "a" })).toBe(true);
  expect(fireEvent.keyDown(tab("Loyal clients"), { key: "ArrowLeft", altKey: true })).toBe(true);
  expect(selected()).toBe("Loyal clients");
});

test("WG-07 find-in-page selects the tab of the panel it reveals", async () => {
  await startIsland();
  const match = screen.getByText("Deposits, volume and bonuses in one view.");
  act(() => {
    match.dispatchEvent(new Event("beforematch", { bubbles: true }));
  });
  expect(selected()).toBe("Revenue");
  expect(shownPanels()).toEqual(["panel-revenue"]);
});

test("WG-07 a panel revealed before the script started stays, and its tab is selected", async () => {
  await startIsland((host) => host.querySelector("#panel-ib-tools")?.removeAttribute("hidden"));
  expect(selected()).toBe("IB tools");
  expect(shownPanels()).toEqual(["panel-ib-tools"]);
});
