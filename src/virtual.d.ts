/** What scripts in the browser know of the site's configuration (src/constants.ts). */
declare module "virtual:constants" {
  type Constants = import("./constants.ts").Constants;
  export const languages: Constants["languages"];
  export const eventDays: Constants["eventDays"];
  export const eventId: Constants["eventId"];
  export const schedulerFields: Constants["schedulerFields"];
  export const analyticsSettings: Constants["analyticsSettings"];
  export const consentWords: Constants["consentWords"];
  /** Loads the script of the configured vendor, and does nothing without one. */
  export const loadAnalytics: () => Promise<unknown> | undefined;
}

/** `src/layout/head/headScript.ts` with all that it imports, as one classic script that runs before the first paint. */
declare module "virtual:head-script" {
  const code: string;
  export default code;
}

/** `src/layout/head/bookingScript.ts`, in the same way. */
declare module "virtual:booking-script" {
  const code: string;
  export default code;
}
