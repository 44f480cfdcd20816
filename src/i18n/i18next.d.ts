import type { english } from "./messages/english.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    resources: typeof english;
    defaultNS: "common";
    strictKeyChecks: true;
  }
}
