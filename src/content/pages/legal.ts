/** Sections of the legal page, in order. Their ids are fragments of its address (LG-01). */
export const sections = [
  "terms",
  "privacy",
  "collection",
  "access",
  "security",
  "data-policy",
  "info-collection",
  "use-info",
  "data-accuracy",
  "automated-log",
  "api-credentials",
  "community",
  "investment",
  "security-policy",
  "account-deletion",
  "subscriptions",
  "risk-disclosure",
] as const;

export type SectionId = (typeof sections)[number];
