import type { english } from "./messages/english.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    resources: typeof english;
    defaultNS: "common";
    strictKeyChecks: true;
  }
  interface TOptionsBase {
    /** For a message in large type, such as a heading: its lines end by the rules of its language (ADR 048). */
    large?: boolean;
  }
}
