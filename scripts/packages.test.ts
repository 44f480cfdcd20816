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
  hasInstallScript?: boolean;
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

test("no package runs a script when it is installed, in any npm", () => {
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
  const withScripts = Object.entries(installed).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = withScripts.map(([path]) => path.replace(/^.*node_modules\//, ""));
  expect(allowScripts).toEqual(Object.fromEntries(names.map((name) => [name, false])));
});
