import { expect, test } from "vitest";
import {
  canonicalRoute,
  contentHubPrefixes,
  listedRoutes,
  routeIds,
  routes,
  sampleDocuments,
} from "./routes.ts";

const paths = routeIds.map((id) => routes[id].path);

test.each(paths)("RT-09 RT-11 %s is distinct from files, folders and the content hub", (path) => {
  expect(path).toMatch(/^\/$|^(?:\/[\w~-]+)+$/);
  expect(contentHubPrefixes).not.toContain(path.split("/")[1]?.toLowerCase());
});

test("RT-04 no two paths differ only in case", () => {
  const all = [...paths, ...Object.values(sampleDocuments)].map((path) => path.toLowerCase());
  expect(new Set(all).size).toBe(all.length);
});

test("RT-07 RT-08 a page that repeats another has its canonical address, and a hidden one is not listed", () => {
  expect(canonicalRoute("terms")).toBe("privacyPolicy");
  expect(canonicalRoute("privacyPolicy")).toBe("privacyPolicy");
  expect(listedRoutes).toContain("privacyPolicy");
  for (const id of ["terms", "confirmation"]) expect(listedRoutes).not.toContain(id);
});
