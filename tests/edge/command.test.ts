import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { readBuild } from "../../server/build.ts";
import { dist } from "./hosts.ts";

const launch = (environment: Record<string, string>) => {
  const child = spawn(process.execPath, ["scripts/edge.ts"], {
    env: { ...process.env, SITE_DIST: dist, PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const errors: string[] = [];
  createInterface(child.stderr).on("line", (line) => errors.push(line));
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const exit = once(child, "close").then(([code]) => ({ code, errors }));
  return { child, exit, nextLine: async () => String((await lines.next()).value) };
};

test("npm run edge says where it serves, and takes workerd with it when it ends", async () => {
  const { manifest } = await readBuild(dist);
  const { child, exit, nextLine } = launch({});
  const line = await nextLine();
  expect(line).toMatch(/^.+ website in workerd: http:\/\/127\.0\.0\.1:\d+\/$/);
  expect(line.startsWith(manifest.site.brand)).toBe(true);
  const health = line.replace(/^.* /, "").concat("health");
  expect((await fetch(health)).status).toBe(200);
  child.kill("SIGTERM");
  expect(await exit).toEqual({ code: 0, errors: [] });
  await expect(fetch(health)).rejects.toThrow();
});

test("a wrong PORT stops it with one line", async () => {
  const line = 'PORT is "http", which is not a number from 0 to 65535.';
  expect(await launch({ PORT: "http" }).exit).toEqual({ code: 1, errors: [line] });
});
