import { expect, test, vi } from "vitest";
import { drawings, stepDrawings } from "./drawings.tsx";

vi.mock("../../facts/platforms.ts", async (original) => ({
  ...(await original<object>()),
  platformsOnPage: { brokers: ["mt5", "mt4", "ctrader", "matchtrader"], propFirms: ["mt5"] },
}));

const contentOf = (id: string): string =>
  new RegExp(`<g id="${id}">(.*?)(?:<g id=|</svg>)`).exec(drawings.content)?.[1] ?? "";

test("BR-09 the drawings of the workflow have a server and a switch for each platform of the page", () => {
  const [, cables = ""] = /stroke="var\(--brass-deep\)" d="([^"]*)"/.exec(contentOf("connect")) ?? [];
  expect(cables.match(/C/g)).toHaveLength(4);
  const [, switches = ""] = /d="M12 30h36v10H12z([^"]*)"/.exec(contentOf("setUp")) ?? [];
  expect(switches.match(/z/g)).toHaveLength(4);
});

test("BR-09 a language with three steps has the last three drawings", () => {
  const ids = (count: number) => stepDrawings(count).map((address) => address.split("#")[1]);
  expect(ids(3)).toEqual(["setUp", "launch", "growth"]);
  expect(ids(5)).toEqual(["connect", "brand", "setUp", "launch", "growth"]);
});
