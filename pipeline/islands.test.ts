import { existsSync } from "node:fs";
import type { AstroRenderer, HookParameters } from "astro";
import { expect, test } from "vitest";
import { islands } from "./islands.ts";

test("React renders documents as Astro does, and islands start with our own client", async () => {
  const renderers: AstroRenderer[] = [];
  const directives: object[] = [];
  const added: string[] = [];
  await islands().hooks["astro:config:setup"]?.({
    command: "build",
    addClientDirective: (directive: object) => directives.push(directive),
    addRenderer: (renderer: AstroRenderer) => renderers.push(renderer),
    updateConfig: (config: object) => added.push(...Object.keys(config)),
  } as unknown as HookParameters<"astro:config:setup">);
  expect(renderers).toMatchObject([
    {
      name: "@astrojs/react",
      clientEntrypoint: expect.stringMatching(/\/src\/layout\/islands\/islandClient\.ts$/),
    },
  ]);
  expect(String(renderers[0]?.serverEntrypoint)).toContain("@astrojs/react");
  expect(existsSync(String(renderers[0]?.clientEntrypoint))).toBe(true);
  expect(directives).toEqual([
    { name: "interaction", entrypoint: expect.stringMatching(/\/src\/layout\/islands\/interaction\.ts$/) },
  ]);
  expect(added).toEqual(["vite"]);
});
