import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import config from "../biome.json" with { type: "json" };

const cutUp = [
  'return t("home:hero.title").slice(4);',
  'return t("home:board.day", { day: 1, days: 5 }).split("1");',
  'return title.replace(/\\.$/, "");',
  'return Number(t("home:hero.title"));',
  "return Number.parseInt(title, 10);",
  "return /\\d+/.exec(title);",
  'const [first] = t("home:audiences.brokers.features", { returnObjects: true }); return first;',
];

const written = [
  'document.querySelector("figure")?.setAttribute("aria-label", title); return title;',
  "ref.current.textContent = title; return title;",
  "ref.current.replaceChildren(title); return title;",
];

const whole = [
  "return <h1>{title}</h1>;",
  'return t("home:audiences.brokers.features", { returnObjects: true }).map((each) => each);',
  'const names = "MT4 MT5"; return names.split(" ") + title;',
];

test("LN-05 the linter refuses what cuts a translation up or writes into what React draws, and nothing else", () => {
  const folder = mkdtempSync(join(tmpdir(), "whole-messages-"));
  try {
    const plugins = config.plugins.map((plugin) => ({ ...plugin, path: resolve(plugin.path) }));
    writeFileSync(join(folder, "biome.json"), JSON.stringify({ plugins }));
    mkdirSync(join(folder, "src/sections"), { recursive: true });
    const lines = [...cutUp, ...written, ...whole];
    for (const [index, line] of lines.entries()) {
      const component = `export function Section({ t }) {\n  const title = t("home:hero.title");\n  ${line}\n}\n`;
      writeFileSync(join(folder, `src/sections/${index}.tsx`), component);
    }
    const biome = resolve("node_modules/@biomejs/biome/bin/biome");
    const options = ["lint", "--colors=off", "--max-diagnostics=none", "."];
    const { stdout, stderr } = spawnSync(process.execPath, [biome, ...options], {
      cwd: folder,
      encoding: "utf8",
    });
    const refused = new Set((stdout + stderr).match(/\d+(?=\.tsx:\d+:\d+ plugin)/g));
    expect(lines.filter((_, index) => refused.has(`${index}`))).toEqual([...cutUp, ...written]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
