declare namespace Astro {
  interface ClientDirectives {
    /**
     * Starts an island when a visitor first interacts with it (src/client/islands/interaction.ts), or when the address
     * after `#`, or the data of the root, have the key that is given.
     */
    "client:interaction"?: true | string;
  }
}
