import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { otherHosts } from "./proxyHosts.ts";

const configuration = readFileSync("deploy/nginx.conf", "utf8");

test("the configuration of nginx has the host of the site, or the doctor lists it once", () => {
  expect(otherHosts("nginx.conf", configuration, "https://www.harbour.test")).toEqual([
    "nginx.conf: server_name is www.example.com; url in site.config.json has www.harbour.test",
  ]);
  const own = configuration.replaceAll("www.example.com", "www.harbour.test");
  expect(otherHosts("nginx.conf", own, "https://www.harbour.test")).toEqual([]);
});

test("of several names each other one is listed", () => {
  const names = "  server_name harbour.test\n    www.harbour.test;";
  expect(otherHosts("nginx.conf", names, "https://www.harbour.test")).toEqual([
    expect.stringContaining("server_name is harbour.test;"),
  ]);
});
