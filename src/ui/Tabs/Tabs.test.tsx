// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { contents, examples } from "./Tabs.examples.tsx";
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

test("the first tab is selected unless another is named, and one panel is shown", () => {
  render(examples.firstSelected);
  expect(selected()).toBe("Loyal clients");
  cleanup();
  render(examples.otherSelected);
  expect(selected()).toBe("Revenue");
  expect(shownPanels()).toEqual(["panel-revenue"]);
});

test("a click selects by id and hides the others until found", async () => {
  await startIsland();
  fireEvent.click(tab("IB tools"));
  expect(selected()).toBe("IB tools");
  expect(shownPanels()).toEqual(["panel-ib-tools"]);
  expect(document.querySelector("#panel-revenue")?.getAttribute("hidden")).toBe("until-found");
  expect([...document.querySelectorAll("[role=tabpanel][tabindex]")].map(({ id }) => id)).toEqual([
    "panel-ib-tools",
  ]);
  expect(location.hash).toBe("");
});

test.each([
  ["ArrowRight", "IB tools"],
  ["ArrowLeft", "Revenue"],
  ["End", "Revenue"],
  ["Home", "Loyal clients"],
])("%s from the first tab selects and focuses %s", async (key, expected) => {
  await startIsland();
  fireEvent.keyDown(tab("Loyal clients"), { key });
  expect(selected()).toBe(expected);
  expect(document.activeElement).toBe(tab(expected));
});

test("ArrowRight wraps from the last tab to the first, and Home returns", async () => {
  await startIsland();
  fireEvent.keyDown(tab("Loyal clients"), { key: "End" });
  fireEvent.keyDown(tab("Revenue"), { key: "ArrowRight" });
  expect(selected()).toBe("Loyal clients");
  fireEvent.keyDown(tab("Loyal clients"), { key: "ArrowLeft" });
  fireEvent.keyDown(tab("Revenue"), { key: "Home" });
  expect(selected()).toBe("Loyal clients");
});

test("other keys and shortcuts are left to the browser", async () => {
  await startIsland();
  expect(fireEvent.keyDown(tab("Loyal clients"), { key: "a" })).toBe(true);
  expect(fireEvent.keyDown(tab("Loyal clients"), { key: "ArrowLeft", altKey: true })).toBe(true);
  expect(selected()).toBe("Loyal clients");
});

test("only the selected tab is a tab stop once started", async () => {
  await startIsland();
  const stops = () => screen.getAllByRole("tab").map((each) => each.getAttribute("tabindex"));
  expect(stops()).toEqual([null, "-1", "-1"]);
  fireEvent.click(tab("Revenue"));
  expect(stops()).toEqual(["-1", "-1", null]);
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

test("WG-07 a panel that a link led to before the script started stays, in engines that keep it hidden too", async () => {
  location.hash = "#panel-revenue";
  const matches = vi.spyOn(Element.prototype, "matches").mockImplementation(function (
    this: Element,
    selector,
  ) {
    return selector === ":target" && `#${this.id}` === location.hash;
  });
  await startIsland();
  matches.mockRestore();
  location.hash = "";
  expect(selected()).toBe("Revenue");
  expect(shownPanels()).toEqual(["panel-revenue"]);
});

test.each(Object.entries(examples))(
  "WG-07 the HTML of %s holds every panel, reachable by link",
  (_, example) => {
    const html = renderToStaticMarkup(example);
    for (const text of contents) expect(html).toContain(text);
    expect(html.match(/hidden="until-found"/g)).toHaveLength(2);
    expect(html).toContain('href="#panel-ib-tools"');
    expect(html).toContain('id="panel-ib-tools"');
    expect(html).not.toContain('tabindex="-1"');
    expect(html).not.toContain("style=");
  },
);
