import { expect, test } from "vitest";
import { otherHosts } from "./proxyHosts.ts";

test("of several names of a proxy each that is not the site's is listed", () => {
  const names = "  server_name harbour.test\n    www.harbour.test;";
  expect(otherHosts("nginx.conf", names, "https://www.harbour.test")).toEqual([
    expect.stringContaining("server_name is harbour.test;"),
  ]);
});
