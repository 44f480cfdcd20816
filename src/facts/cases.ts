/**
 * Twelve invented companies with sample results (D3). To show real ones, replace their rows here and their words under
 * the same ids in `catalogues/<language>/case-studies.json`. One more is a row here, its id in a group, and its words:
 * counts, charts and its banner follow. A build without its words stops and names the first that is missing.
 */
import type { RouteId } from "./routes.ts";

/** What a figure is. Sales figures that companies keep to themselves are told as their growth alone. */
export type FigureKind = "growth" | "share" | "count" | "days" | "hours";

/** What is measured; the words of a measure are in `case-studies:measures`. */
export const measures = {
  activeClients: "growth",
  activeIbs: "count",
  activeMembers: "share",
  bonusCost: "growth",
  challengesSold: "growth",
  chargebacks: "share",
  commissionDisputes: "count",
  complaints: "count",
  coursesFinished: "share",
  demoToLive: "share",
  drawdown: "share",
  firstDeposit: "days",
  fraudLoss: "share",
  payoutTime: "hours",
  refunds: "share",
  repeatBuyers: "share",
  repeatDeposits: "growth",
  retention: "share",
  reviewTime: "hours",
  ruleDisputes: "count",
  supportTickets: "count",
  threeMarkets: "share",
  volume: "growth",
} as const satisfies Record<string, FigureKind>;

export type MeasureId = keyof typeof measures;

/** A measure in the 90 days before launch and in the 90 days after it. Shares are fractions. */
export interface Result {
  measure: MeasureId;
  before: number;
  after: number;
}

interface Case {
  company: string;
  /** Last part of the story's address on the content hub. */
  slug: string;
  /** The main result first. */
  results: readonly [Result, Result, Result];
}

const result = (measure: MeasureId, before: number, after: number): Result => ({ measure, before, after });

export const cases = {
  "broker-1": {
    company: "Meridian Markets",
    slug: "meridian-markets",
    results: [result("activeClients", 1, 1.29), result("retention", 0.33, 0.42), result("volume", 1, 1.21)],
  },
  "broker-2": {
    company: "Orchard Prime",
    slug: "orchard-prime",
    results: [result("activeIbs", 31, 45), result("volume", 1, 1.13), result("commissionDisputes", 26, 9)],
  },
  "broker-3": {
    company: "Harborline",
    slug: "harborline",
    results: [
      result("repeatDeposits", 1, 1.24),
      result("retention", 0.47, 0.56),
      result("bonusCost", 1, 0.82),
    ],
  },
  "broker-4": {
    company: "Kestrel FX",
    slug: "kestrel-fx",
    results: [
      result("demoToLive", 0.061, 0.085),
      result("firstDeposit", 19, 12),
      result("activeClients", 1, 1.09),
    ],
  },
  "broker-5": {
    company: "Volt Trading",
    slug: "volt-trading",
    results: [
      result("threeMarkets", 0.22, 0.29),
      result("volume", 1, 1.17),
      result("activeClients", 1, 1.12),
    ],
  },
  "broker-6": {
    company: "Sierra Capital",
    slug: "sierra-capital",
    results: [result("drawdown", 0.28, 0.19), result("complaints", 17, 6), result("activeClients", 1, 1.16)],
  },
  "prop-3": {
    company: "Summit Funded",
    slug: "summit-funded",
    results: [result("ruleDisputes", 46, 14), result("reviewTime", 18, 3), result("refunds", 0.044, 0.026)],
  },
  "prop-4": {
    company: "Ridgeline Trading",
    slug: "ridgeline-trading",
    results: [
      result("supportTickets", 4800, 2700),
      result("refunds", 0.048, 0.031),
      result("challengesSold", 1, 1.14),
    ],
  },
  "prop-5": {
    company: "Castellan Funding",
    slug: "castellan-funding",
    results: [
      result("fraudLoss", 0.075, 0.036),
      result("chargebacks", 0.029, 0.017),
      result("reviewTime", 31, 8),
    ],
  },
  "prop-6": {
    company: "Solstice Prop",
    slug: "solstice-prop",
    results: [
      result("payoutTime", 52, 20),
      result("repeatBuyers", 0.18, 0.23),
      result("supportTickets", 2100, 1300),
    ],
  },
  "community-1": {
    company: "Quill Academy",
    slug: "quill-academy",
    results: [
      result("activeMembers", 0.28, 0.43),
      result("coursesFinished", 0.37, 0.46),
      result("retention", 0.52, 0.61),
    ],
  },
  "community-2": {
    company: "Duarte Partners",
    slug: "duarte-partners",
    results: [result("activeIbs", 23, 37), result("commissionDisputes", 12, 2), result("volume", 1, 1.26)],
  },
} as const satisfies Record<string, Case>;

export type CaseId = keyof typeof cases;

/** The tabs of the page and their cases, in order (CS-02). */
export const caseGroups = {
  brokers: ["broker-1", "broker-2", "broker-3", "broker-4", "broker-5", "broker-6"],
  propFirms: ["prop-3", "prop-4", "prop-5", "prop-6"],
  communities: ["community-1", "community-2"],
} as const satisfies Partial<Record<RouteId, readonly CaseId[]>>;

export type CaseGroup = keyof typeof caseGroups;

export const caseGroupIds = ["brokers", "propFirms", "communities"] as const satisfies readonly CaseGroup[];

/** Whose sentence stands across the window: the case with the shortest thing to say. */
export const voiceId = "prop-5" satisfies CaseId;

/** How much a result has grown, as a fraction of where it began: 0.29, or less than 0 where there is less of it. */
export const growth = ({ before, after }: Result): number => after / before - 1;
