declare namespace Astro {
  interface ClientDirectives {
    /** Starts an island when a visitor first interacts with it (src/client/islands/interaction.ts). */
    "client:interaction"?: true;
  }
}
