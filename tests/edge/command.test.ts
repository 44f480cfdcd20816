import { expect, test } from "vitest";
import { readBuild } from "../../server/build.ts";
import { dist } from "../http/site.ts";
import { launch } from "../launch.ts";

const launchEdge = (environment: Record<string, string>) =>
  launch("scripts/edge.ts", {
    ...process.env,
    NODE_OPTIONS: "--import ./scripts/plainErrors.ts",
    SITE_DIST: dist,
    PORT: "0",
    ...environment,
  });

test("npm run edge says where it serves, and takes workerd with it when it ends", async () => {
  const { manifest } = await readBuild(dist);
  const { child, exit, nextLine } = launchEdge({});
  const line = await nextLine();
  expect(line).toMatch(/^.+ website in workerd: http:\/\/127\.0\.0\.1:\d+\/$/);
  expect(line.startsWith(manifest.site.brand)).toBe(true);
  const health = line.replace(/^.* /, "").concat("health");
  expect((await fetch(health)).status).toBe(200);
  child.kill("SIGTERM");
  expect(await exit).toEqual({ code: 0, errors: [] });
  await expect(fetch(health)).rejects.toThrow();
});

test("a wrong PORT stops it with its message", async () => {
  const line = 'PORT is "http", which is not a number from 0 to 65535.';
  expect(await launchEdge({ PORT: "http" }).exit).toEqual({
    code: 1,
    errors: [line, "DEBUG=1 shows where in the code."],
  });
});
