export const questions = ["fit", "technology", "time", "revenue", "support"] as const;
