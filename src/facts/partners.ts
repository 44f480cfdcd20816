/**
 * Invented partners (D3). To show real ones, replace their rows here and their addresses under `links.affiliates` in
 * site.config.ts: each partner of a strip has an entry there, and null shows its logo without a link.
 */

/** Names are set as wordmarks and never translated; the words of a kind are in `partners:kinds`. */
export const partners = {
  harborline: { name: "Harborline", kind: "broker" },
  "kestrel-fx": { name: "Kestrel FX", kind: "broker" },
  "sierra-capital": { name: "Sierra Capital", kind: "broker" },
  novamarkets: { name: "NovaMarkets", kind: "broker" },
  "orchard-prime": { name: "Orchard Prime", kind: "broker" },
  "pacific-meridian": { name: "Pacific Meridian", kind: "broker" },
  "volt-trading": { name: "Volt Trading", kind: "broker" },
  "lumen-exchange": { name: "Lumen Exchange", kind: "exchange" },
  "atlas-university": { name: "Atlas University", kind: "university" },
  "summit-funded": { name: "Summit Funded", kind: "propFirm" },
  "tidewater-data": { name: "Tidewater Data", kind: "data" },
  "greyfriars-payments": { name: "Greyfriars Payments", kind: "payments" },
  "quill-academy": { name: "Quill Academy", kind: "academy" },
  "bastion-kyc": { name: "Bastion KYC", kind: "identity" },
  "cobalt-crm": { name: "Cobalt CRM", kind: "crm" },
  "foundry-liquidity": { name: "Foundry Liquidity", kind: "liquidity" },
} as const;

export type PartnerId = keyof typeof partners;

/** The strip of the brokers page: 7 logos, one of them without a link (BR-02). */
export const brokerPartners = [
  "harborline",
  "kestrel-fx",
  "sierra-capital",
  "novamarkets",
  "orchard-prime",
  "pacific-meridian",
  "volt-trading",
] as const satisfies readonly PartnerId[];

/** The strip of the partners page: 9 logos, 6 of them linked (PA-02). */
export const partnerPartners = [
  "lumen-exchange",
  "atlas-university",
  "bastion-kyc",
  "summit-funded",
  "tidewater-data",
  "cobalt-crm",
  "greyfriars-payments",
  "foundry-liquidity",
  "quill-academy",
] as const satisfies readonly PartnerId[];

/** Invented stories: whose, where its use case is on the content hub, and the weeks of its milestones (PA-04). */
export const partnerStories = [
  {
    id: "exchange",
    partner: "lumen-exchange",
    article: "/blog/use-cases/exchange-listing-cups",
    weeks: [1, 2, 4],
  },
  {
    id: "university",
    partner: "atlas-university",
    article: "/blog/use-cases/university-trading-league",
    weeks: [1, 3, 4],
  },
  {
    id: "propFirm",
    partner: "summit-funded",
    article: "/blog/use-cases/prop-firm-own-providers",
    weeks: [2, 4, 8],
  },
] as const satisfies readonly { id: string; partner: PartnerId; article: string; weeks: readonly number[] }[];

/** A typical integration plan, in weeks since kick-off: when each kind goes live, what is done until then, and by whom. */
export const integrationPlan = [
  {
    id: "basic",
    from: 1,
    to: 4,
    tasks: [
      { id: "sandbox", owner: "platform", from: 0, to: 1 },
      { id: "data", owner: "partner", from: 0, to: 2 },
      { id: "signOn", owner: "partner", from: 1, to: 3 },
      { id: "pilot", owner: "both", from: 2, to: 4 },
    ],
  },
  {
    id: "whiteLabel",
    from: 3,
    to: 8,
    tasks: [
      { id: "design", owner: "platform", from: 3, to: 5 },
      { id: "providers", owner: "partner", from: 4, to: 7 },
      { id: "launch", owner: "both", from: 6, to: 8 },
    ],
  },
] as const;

export const partnerQuestions = ["fit", "technology", "time", "revenue", "support"] as const;
