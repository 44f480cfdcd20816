import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawnFrom, makeSbom } from "./sbom.ts";

const lockfile = JSON.parse(readFileSync("package-lock.json", "utf8"));
const versionOf = (name: string): string => lockfile.packages[`node_modules/${name}`].version;

const sbom = makeSbom({
  name: "site",
  build: "0123456789abcdef0123456789abcdef",
  scripts: [
    { name: "react", version: versionOf("react") },
    { name: "lucide", version: versionOf("lucide") },
  ],
  server: [{ name: "hono", version: versionOf("hono") }],
  lockfile,
});

test("a bill of materials lists the packages of scripts, drawings and the server, each once, sorted", () => {
  const names = sbom.components.map(({ name }) => name);
  expect(names).toEqual([...Object.keys(drawnFrom), "hono", "react"].sort());
  const [root] = sbom.dependencies;
  expect(root?.ref).toBe("site@0123456789abcdef0123456789abcdef");
  expect(root?.dependsOn).toEqual(sbom.components.map((component) => component["bom-ref"]));
});

test("a package has version, address, licence and hash of the lockfile, and says what of it ships", () => {
  const version = versionOf("@ibm/plex-mono");
  const hash = lockfile.packages["node_modules/@ibm/plex-mono"].integrity.replace("sha512-", "");
  expect(sbom.components.find(({ name }) => name === "@ibm/plex-mono")).toEqual({
    type: "library",
    "bom-ref": `pkg:npm/%40ibm/plex-mono@${version}`,
    name: "@ibm/plex-mono",
    version,
    description: drawnFrom["@ibm/plex-mono"],
    scope: "required",
    hashes: [{ alg: "SHA-512", content: Buffer.from(hash, "base64").toString("hex") }],
    licenses: [{ expression: "OFL-1.1" }],
    purl: `pkg:npm/%40ibm/plex-mono@${version}`,
  });
  const uses = new Map(sbom.components.map(({ name, description }) => [name, description]));
  expect(uses.get("react")).toBe("code in scripts");
  expect(uses.get("hono")).toBe("code in the server");
  expect(uses.get("lucide")).toBe(`${drawnFrom.lucide}, and code in scripts`);
});

test("nothing in it changes from one time to the next", () => {
  expect(JSON.stringify(sbom)).not.toMatch(/serialNumber|timestamp/);
});

test("a package in another version than the lockfile's is refused", () => {
  const scripts = [{ name: "react", version: "0.0.1" }];
  expect(() => makeSbom({ name: "site", build: "", scripts, server: [], lockfile })).toThrow(
    'package-lock.json has no react@0.0.1. Run "npm ci", then build again.',
  );
});
