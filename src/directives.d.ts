declare namespace Astro {
  interface ClientDirectives {
    /** Starts an island when a visitor first interacts with it (src/layout/islands/interaction.ts). */
    "client:interaction"?: true;
  }
}
