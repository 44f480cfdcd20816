/** The answers "Before you book" of each page, in order: those that its other sections do not give. Words: `common:company`. */
export const answersOnPage = {
  home: ["demo", "price", "connecting", "data"],
  "prop-firms": ["demo", "refunds", "regulator", "incidents"],
  brokers: ["demo", "price", "refunds", "incidents"],
  communities: ["demo", "price", "refunds", "incidents"],
  partners: ["demo", "incidents", "data"],
  "case-studies": ["demo", "price", "connecting", "refunds"],
} as const;
