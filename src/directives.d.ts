declare namespace Astro {
  interface ClientDirectives {
    /**
     * Starts an island when a visitor first interacts with it (src/client/islands/interaction.ts), or when the address
     * names it after `#` by the key that is given.
     */
    "client:interaction"?: true | string;
  }
}
