/** The answers "Before you book" of each page, in order: those that concern its readers. Words: `common:company`. */
export const answersOnPage = {
  home: ["demo", "price", "refunds", "connecting", "payouts", "regulator", "incidents", "data"],
  "prop-firms": ["demo", "price", "refunds", "payouts", "regulator", "incidents", "data"],
  brokers: ["demo", "price", "refunds", "connecting", "regulator", "incidents", "data"],
  communities: ["demo", "price", "refunds", "connecting", "regulator", "incidents", "data"],
  partners: ["demo", "incidents", "data"],
} as const;
