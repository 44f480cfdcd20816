import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

/** Runs a program whose module `other.ts` has this code, and gives its errors. */
async function errorsOf(code: string, environment: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), "program-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "other.ts"), code);
  await writeFile(join(folder, "program.ts"), 'import "./other.ts";');
  const parameters = ["--import", join(import.meta.dirname, "plainErrors.ts"), join(folder, "program.ts")];
  const { DEBUG: _, ...env } = process.env;
  return new Promise<{ status: unknown; lines: string[] }>((resolve) => {
    execFile(process.execPath, parameters, { env: { ...env, ...environment } }, (error, _output, errors) =>
      resolve({ status: error?.code, lines: errors.trimEnd().replaceAll(`${folder}/`, "").split("\n") }),
    );
  });
}

const last = "DEBUG=1 shows where in the code.";

test.each([
  [
    "an import",
    'throw new Error("url is wrong:\\n  expected https");',
    ["url is wrong:", "  expected https"],
  ],
  ["a promise", 'await Promise.reject(new Error("no such file"));', ["no such file"]],
  ["what is no error", 'throw "a text";', ["a text"]],
])("a mistake in %s is shown by its message only, with exit status 1", async (_, code, lines) => {
  expect(await errorsOf(code)).toEqual({ status: 1, lines: [...lines, last] });
});

test("a mistake in the code of a file is shown with its line", async () => {
  const { lines } = await errorsOf("export const site = {\n  brand: 1 legalName: 2,\n};");
  expect(lines[0]).toBe("other.ts:2");
  expect(lines).toContain("  brand: 1 legalName: 2,");
  expect(lines.at(-2)).toMatch(/^SyntaxError.*Expected ','/);
  expect(lines.filter((line) => line.startsWith("    at "))).toEqual([]);
});

test("DEBUG=1 shows where in the code", async () => {
  const { status, lines } = await errorsOf('throw new Error("wrong");', { DEBUG: "1" });
  expect(status).toBe(1);
  expect(lines[0]).toBe("Error: wrong");
  expect(lines[1]).toMatch(/^ {4}at .*other\.ts:1/);
  expect(lines).not.toContain(last);
});
