import type { english } from "./words/english.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    resources: typeof english;
    defaultNS: "common";
    strictKeyChecks: true;
  }
}
