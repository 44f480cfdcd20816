declare namespace Astro {
  interface ClientDirectives {
    /** Starts an island when it comes near the window (src/layout/near.ts). */
    "client:near"?: true;
  }
}
