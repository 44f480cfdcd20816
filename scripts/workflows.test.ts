import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const read = (file: string): string => readFileSync(file, "utf8");
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"));

describe.each([".github/workflows/ci.yml", ".gitlab-ci.yml"])("%s", (file) => {
  const text = read(file);
  /** Commands of steps, in whichever form they are written. */
  const commands = [...text.matchAll(/^ *(?:- |run: )?((?:npm|node|curl) [^:\n].*|\.ci\/\S+)$/gm)]
    .map(([, command = ""]) => command)
    .filter((command) => !command.endsWith(":"));

  test("runs the first three commands of README.md, npm test by .ci/run", () => {
    const blocks = Array.from(read("README.md").matchAll(/```sh\n(.*?)```/gs), ([, block]) => block);
    const [first, second, third] = blocks.join("").match(/^npm (?:run )?\w+/gm) ?? [];
    expect([first, second, third]).toEqual(["npm start", "npm test", "npm run edit"]);
    for (const command of [first, third])
      expect(commands).toContainEqual(expect.stringMatching(new RegExp(`^${command} .*&$`)));
    expect(commands).toContain(".ci/run");
    expect(read(".ci/run")).toMatch(/^exec npm test$/m);
    accessSync(".ci/run", constants.X_OK);
  });

  test("runs only scripts and files that are there", () => {
    for (const command of commands) {
      const [, script] = /^npm (?:run )?([\w:-]+)/.exec(command) ?? [];
      if (script) expect(Object.keys(scripts), command).toContain(script);
      const [path] = /(?<=^node )\S+|^\.ci\/\S+/.exec(command) ?? [];
      if (path) expect(existsSync(path), command).toBe(true);
    }
  });

  test("ends every job after a time, and keeps the results of a run that failed", () => {
    const jobs = text.match(/^ *(?:runs-on|stage):/gm) ?? [];
    expect(text.match(/^ *timeout(?:-minutes)?: /gm)).toHaveLength(jobs.length);
    expect(text).toMatch(/path(?:: |s: \[)test-results\//);
  });
});

test("previews are made for requests of the own repository only, and no other job has the token", () => {
  const github = read(".github/workflows/ci.yml");
  const [, ...jobs] = github.split(/^ {2}(?=\w+:$)/m);
  const withToken = jobs.filter((job) => job.includes("secrets."));
  expect(withToken).toHaveLength(1);
  expect(withToken[0]).toContain("head.repo.full_name == github.repository\n");
  expect(withToken[0]).toContain("npm run edge:preview --");
  expect(read(".gitlab-ci.yml")).toContain(
    "if: $CLOUDFLARE_API_TOKEN && $CI_MERGE_REQUEST_SOURCE_PROJECT_ID == $CI_PROJECT_ID\n",
  );
});

test("GitHub's workflow may only read, and names actions by commit", () => {
  const text = read(".github/workflows/ci.yml");
  expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
  expect(text.match(/permissions:/g)).toHaveLength(1);
  const actions = text.match(/uses: .*/g) ?? [];
  expect(actions.length).toBeGreaterThan(2);
  for (const action of actions) expect(action).toMatch(/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test("renovate.json names only packages that are there, each in one rule", () => {
  const { packageRules }: { packageRules: { matchDepNames?: string[]; matchManagers?: string[] }[] } =
    JSON.parse(read("renovate.json"));
  const { dependencies, optionalDependencies, devDependencies } = JSON.parse(read("package.json"));
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies });
  const isIn = (pattern: string, name: string): boolean =>
    pattern.includes("*") ? name.startsWith(pattern.replace(/\*+$/, "")) : name === pattern;
  const patterns = packageRules.flatMap((rule) => (rule.matchManagers ? [] : (rule.matchDepNames ?? [])));
  for (const pattern of patterns)
    expect(
      names.filter((name) => isIn(pattern, name)),
      pattern,
    ).not.toEqual([]);
  for (const name of names)
    expect(patterns.filter((pattern) => isIn(pattern, name)).length, name).toBeLessThan(2);
});
