import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

type PackageFile = Record<
  "dependencies" | "optionalDependencies" | "devDependencies",
  Record<string, string>
> & { allowScripts: Record<string, boolean> };

const { dependencies, optionalDependencies, devDependencies, allowScripts }: PackageFile = JSON.parse(
  readFileSync("package.json", "utf8"),
);
const packages = { ...dependencies, ...optionalDependencies, ...devDependencies };

test("versions are exact", () => {
  for (const [name, version] of Object.entries(packages))
    expect(version, name).toMatch(/^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+$/);
});

test("one version of Node is named wherever it is written, and Renovate moves it there", () => {
  const files = globSync([
    ".gitlab-ci.yml",
    ".nvmrc",
    ".github/**/*.yml",
    "deploy/*",
    "*.md",
    "docs/**/*.md",
  ]);
  const named = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(?:^|\bnode(?:=|:|-v))(\d+\.\d+\.\d+)/gim)].map(
      ([, version]) => ({
        file,
        version,
      }),
    ),
  );
  const versions = [...named.map(({ version }) => version), ...Object.values(optionalDependencies)];
  expect(new Set(versions).size).toBe(1);

  const [manager]: { managerFilePatterns: string[]; matchStrings: string[]; depNameTemplate: string }[] =
    JSON.parse(readFileSync("renovate.json", "utf8")).customManagers;
  expect(Object.keys(optionalDependencies)).toContain(manager?.depNameTemplate);
  for (const { file, version } of named) {
    expect(
      manager?.managerFilePatterns.some((pattern) => new RegExp(pattern.slice(1, -1)).test(file)),
      file,
    ).toBe(true);
    const found = manager?.matchStrings.flatMap((pattern) =>
      [...readFileSync(file, "utf8").matchAll(new RegExp(pattern, "g"))].map(
        ({ groups }) => groups?.currentValue,
      ),
    );
    expect(found, file).toEqual([version]);
  }
});

interface LockedPackage {
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const { packages: locked }: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
);
const { "": _site, ...installed } = locked;

test("the lockfile has the hash of every package, the Node of each platform included", () => {
  for (const [path, { integrity }] of Object.entries(installed)) expect(integrity, path).toMatch(/^sha512-/);
  for (const name of Object.keys(optionalDependencies))
    expect(installed).toHaveProperty([`node_modules/${name}`]);
});

/** Where Node looks for a package that another one names: beside it, then further up. */
function whereToLook(from: string, name: string): string[] {
  const parents = from
    .split(/(?=\/node_modules\/)/)
    .map((_part, index, parts) => parts.slice(0, index + 1).join(""));
  return ["", ...parents].map((parent) => `${parent ? `${parent}/` : ""}node_modules/${name}`);
}

test("the lockfile has every package that another one names, those of other platforms included", () => {
  for (const [path, { dependencies = {}, optionalDependencies = {} }] of Object.entries(installed))
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
      expect(
        whereToLook(path, name).some((place) => installed[place]),
        `${name}, which ${path} names: npm ci would refuse. Take a version whose packages are all in the registry`,
      ).toBe(true);
});

test("no package runs a script when it is installed, in any npm", () => {
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
  const withScripts = Object.entries(installed).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = withScripts.map(([path]) => path.replace(/^.*node_modules\//, ""));
  expect(allowScripts).toEqual(Object.fromEntries(names.map((name) => [name, false])));
});
