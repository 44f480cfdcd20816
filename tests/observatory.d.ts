/** The parts of @mdn/mdn-http-observatory that tests use; it has no types of its own. */

declare module "@mdn/mdn-http-observatory/src/types.js" {
  interface Response {
    status: number;
    headers: import("node:http").IncomingHttpHeaders;
    verified: boolean;
    httpEquiv?: Map<string, string[]>;
    request?: { headers: Record<string, string> };
  }
  export class Requests {
    constructor(hostname: string);
    resources: { path: string | null };
    responses: { auto: Response | null; cors: Response | null; https: Response | null };
    session: import("@mdn/mdn-http-observatory/src/retriever/session.js").Session | null;
  }
}

declare module "@mdn/mdn-http-observatory/src/retriever/session.js" {
  export class Session {
    constructor(url: URL);
    jar: { setCookieSync(cookie: string, url: string): unknown };
  }
}

declare module "@mdn/mdn-http-observatory/src/retriever/utils.js" {
  export function parseHttpEquivHeaders(html: string, address: string): Map<string, string[]>;
}

declare module "@mdn/mdn-http-observatory/src/constants.js" {
  type Requests = import("@mdn/mdn-http-observatory/src/types.js").Requests;
  export const ALL_TESTS: ((requests: Requests) => { result: string; pass: boolean })[];
}

declare module "@mdn/mdn-http-observatory/src/grader/charts.js" {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

declare module "@mdn/mdn-http-observatory/src/grader/grader.js" {
  export function getScoreModifier(result: string): number;
  export function getGradeForScore(score: number): { score: number; grade: string };
}

declare module "@mdn/mdn-http-observatory/src/analyzer/hsts.js" {
  export function hsts(): Map<string, { mode: string; includeSubDomains: boolean }>;
}
