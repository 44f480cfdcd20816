import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

/** Runs a program whose module has this code, and gives its errors. */
async function errorsOf(code: string, environment: Record<string, string> = {}, module = "other.ts") {
  const folder = await mkdtemp(join(tmpdir(), "program-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, dirname(module)), { recursive: true });
  await writeFile(join(folder, module), code);
  await writeFile(join(folder, "program.ts"), `import "./${module}";`);
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

test.each([
  ["src/sections/Hero.ts", "src/sections/Hero.ts:2: "],
  // Told of the page that asks for it, not of what looks it up.
  ["src/i18n/messages/a.ts", ""],
])("a mistake on a page is shown with file and line: %s", async (module, place) => {
  const { lines } = await errorsOf('\nthrow new RangeError("en has no message home:nope");', {}, module);
  expect(lines).toEqual([`${place}en has no message home:nope`, last]);
});

test("of a build's mistakes the first is shown, with file and line", async () => {
  const code = `
    import { build } from "${import.meta.resolve("vite")}";
    const input = "virtual.js";
    const code = 'import { a } from "./nothing.ts"; a();';
    const plugin = { name: "one", resolveId: (id) => id === input ? id : null, load: () => code };
    await build({ configFile: false, logLevel: "silent", plugins: [plugin], build: { write: false, rolldownOptions: { input } } });
  `;
  const { lines } = await errorsOf(code);
  expect(lines[0]).toContain("Could not resolve './nothing.ts' in virtual.js");
  expect(lines[1]).toContain("virtual.js:1:19");
});

test("DEBUG=1 shows where in the code", async () => {
  const { status, lines } = await errorsOf('throw new Error("wrong");', { DEBUG: "1" });
  expect(status).toBe(1);
  expect(lines[0]).toBe("Error: wrong");
  expect(lines[1]).toMatch(/^ {4}at .*other\.ts:1/);
  expect(lines).not.toContain(last);
});
