declare namespace Astro {
  interface ClientDirectives {
    /** Starts an island of the first screen when a visitor touches it (src/layout/touched.ts). */
    "client:touched"?: true;
  }
}
