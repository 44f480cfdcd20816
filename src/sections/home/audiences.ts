/** The audiences of the engine, in the order of their panels. */
export const audiences = ["brokers", "propFirms", "communities"] as const;

export type AudienceId = (typeof audiences)[number];
