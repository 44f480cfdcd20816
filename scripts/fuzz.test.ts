import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pressedBuild } from "../pipeline/fixture.ts";
import { answer } from "../server/answer.ts";
import { fuzzConnections } from "./fuzz/connections.ts";
import { type Decision, fuzzDecisions } from "./fuzz/decisions.ts";
import { shrink } from "./fuzz/random.ts";
import { fuzzStarts } from "./fuzz/starts.ts";

let folder: string;
beforeAll(async () => {
  folder = await pressedBuild();
});
afterAll(() => rm(folder, { recursive: true }));

const seed = 7;

test.each([
  ["decisions", 500, fuzzDecisions],
  ["connections", 50, fuzzConnections],
  ["starts", 25, fuzzStarts],
] as const)("%s stand %d random inputs", async (part, count, fuzz) => {
  expect(await fuzz({ folder, count, seed })).toMatchObject({ part, count, failures: [] });
});

const seen = new Set<string>();
const broken: Record<string, [respond: typeof answer, fault: RegExp]> = {
  "throws at a percent sign": [
    (request, view) => {
      decodeURIComponent(request.target);
      return answer(request, view);
    },
    /^it threw URIError/,
  ],
  "repeats the language": [
    (request, view) => {
      const decided = answer(request, view);
      const { "accept-language": asked } = request.headers;
      return asked ? { ...decided, headers: [...decided.headers, "X-Asked", asked] } : decided;
    },
    /^X-Asked (?:is|cannot be sent)/,
  ],
  "redirects to what was asked": [
    (request, view) => {
      const decided = answer(request, view);
      const headers = decided.headers.map((part, index, all) =>
        all[index - 1] === "Location" ? request.target : part,
      );
      return { ...decided, headers };
    },
    /^Location /,
  ],
  "says a wrong length": [
    (request, view) => {
      const decided = answer(request, view);
      const headers = decided.headers.map((part, index, all) =>
        all[index - 1] === "Content-Length" && decided.status === 404 ? "1" : part,
      );
      return { ...decided, headers };
    },
    /^Content-Length is 1 instead of /,
  ],
  remembers: [
    (request, view) => {
      const isKnown = seen.has(request.target);
      seen.add(request.target);
      return isKnown ? answer({ ...request, method: "POST" }, view) : answer(request, view);
    },
    /^the same request got another answer at once/,
  ],
};

test.each(Object.entries(broken))("a decision that %s is found", async (_what, [respond, fault]) => {
  const { failures } = await fuzzDecisions({ folder, count: 2000, seed, respond });
  expect(failures.flatMap(({ faults }) => faults)).toContainEqual(expect.stringMatching(fault));
});

test("a failing input is made small, and comes again by its own seed", async () => {
  const respond: typeof answer = (request, view) => {
    if (request.target.includes("es")) throw new Error("es");
    return answer(request, view);
  };
  const [first] = (await fuzzDecisions({ folder, count: 2000, seed, respond })).failures;
  const { request }: Decision = JSON.parse(first?.input ?? "");
  expect(request).toEqual({ method: "", target: "es", headers: {} });
  const again = await fuzzDecisions({ folder, count: 1, seed: first?.seed ?? 0, respond });
  expect(again.failures).toEqual([first]);
});

test("what stays of a failing list is what fails", async () => {
  const without = (list: readonly number[]) => list.map((_, index) => list.toSpliced(index, 1));
  expect(await shrink([1, 2, 3, 4, 5], without, (list) => list.includes(4))).toEqual([4]);
});
