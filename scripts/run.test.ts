import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { copySources } from "./copySources.ts";
import { listen } from "./listen.ts";

const program = resolve("scripts/run.mjs");
const message = "Installing packages, this time only: a minute or two.";

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "run-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const withFirst = (folder: string): string => `${folder}${delimiter}${process.env.PATH}`;

type Packages = "none" | "for the build" | "all";

/** What happens in a folder where npm only says what it is asked for, and a program what it is given. */
async function run(
  packages: Packages,
  isCurrent: boolean,
  parameters: readonly string[],
  { npmStatus = 0, node = "0.0.0" } = {},
) {
  const folder = await temporaryFolder();
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
    { cwd: folder, env: { ...process.env, PATH: withFirst(folder) }, encoding: "utf8" },
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

test("every script of package.json starts its program this way", () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
  // After another command the shell would start the Node that it found first.
  for (const [name, line] of Object.entries(scripts))
    for (const command of line.split(" && "))
      expect(command, name).toMatch(/^(?:\w+=\S+ )*(?:node scripts\/run\.mjs|npm run) /);
});

test("in a fresh clone, with an older Node and without packages, npm run edit installs them and answers", async () => {
  const clone = await temporaryFolder();
  await copySources(clone);
  await rm(join(clone, "node_modules"));
  for (const source of ["editor", "publishing", "scripts", "package-lock.json", ".npmrc"])
    cpSync(source, join(clone, source), { recursive: true });
  const machine = join(clone, "machine");
  await mkdir(machine);
  const write = (name: string, line: string) =>
    writeFile(join(machine, name), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
  await write("node", `exec "${process.execPath}" --no-strip-types "$@"`);
  await write("npm", `ln -s "${resolve("node_modules")}" node_modules`);

  const npm = execFileSync("sh", ["-c", "command -v npm"], { encoding: "utf8" }).trim();
  const { NODE_ENV: _, ...environment } = process.env;
  const editor = await listen(npm, ["run", "edit"], /(http:\S+\/edit\/)$/, {
    cwd: clone,
    env: { ...environment, PATH: withFirst(machine), PORT: "0" },
    detached: true,
  });
  onTestFinished(async () => {
    // The shell between npm and the program passes no signal on.
    process.kill(-editor.pid);
    await editor[Symbol.asyncDispose]();
  });
  const page = await fetch(editor.address);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("<!doctype html>")]);
});
