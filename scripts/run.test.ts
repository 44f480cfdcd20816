import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const program = resolve("scripts/run.mjs");
const message = "Installing packages, this time only: a minute or two.";

type Packages = "none" | "for the build" | "all";

/** What happens in a folder where npm only says what it is asked for, and a program what it is given. */
async function run(
  packages: Packages,
  isCurrent: boolean,
  parameters: readonly string[],
  { npmStatus = 0, node = "0.0.0" } = {},
) {
  const folder = await mkdtemp(join(tmpdir(), "run-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const write = (file: string, content: string) => writeFile(join(folder, file), content, { mode: 0o755 });
  const date = (file: string, seconds: number) => utimes(join(folder, file), seconds, seconds);
  await write(".nvmrc", `${node}\n`);
  await write("npm", `#!/bin/sh\necho "npm $1 $5"\nexit ${npmStatus}\n`);
  await write("program", '#!/bin/sh\necho "program $*"\nexit 3\n');
  await write("package-lock.json", "{}");
  await date("package-lock.json", 2);
  await mkdir(join(folder, "node_modules", packages === "all" ? "vitest" : "astro"), { recursive: true });
  if (packages !== "none") {
    await write("node_modules/.package-lock.json", "{}");
    await date("node_modules/.package-lock.json", isCurrent ? 3 : 1);
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, ...parameters, "program", "one", "--two"],
    {
      cwd: folder,
      env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` },
      encoding: "utf8",
    },
  );
  return { status, lines: stdout.trimEnd().split("\n"), errors: stderr };
}

test.each<[Packages, "current" | "older", string, readonly string[]]>([
  ["none", "older", "npm ci --include=dev", []],
  ["for the build", "current", "", ["--omit=dev"]],
  ["for the build", "current", "npm ci --include=dev", []],
  ["all", "current", "", []],
  ["all", "older", "npm ci --include=dev", ["--omit=dev"]],
])(
  "with packages: %s, %s than the lockfile, a program starts after %j for %j",
  async (packages, age, command, parameters) => {
    expect(await run(packages, age === "current", parameters)).toEqual({
      status: 3,
      lines: [...(command ? [message, command] : []), "program one --two"],
      errors: "",
    });
  },
);

test("where npm fails, nothing is started", async () => {
  const { status, lines } = await run("none", false, [], { npmStatus: 5 });
  expect([status, lines]).toEqual([1, [message, "npm ci --include=dev"]]);
});

test("where npm brings no Node, one that is too old is refused in one line", async () => {
  expect(await run("all", true, [], { node: "999.1.0" })).toEqual({
    status: 1,
    lines: [""],
    errors: `Node 999.1.0 or newer is needed, and ${process.execPath} is ${process.versions.node}.\n`,
  });
});
