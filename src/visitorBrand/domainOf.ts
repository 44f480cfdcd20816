/**
 * An address for a name, such as `kestrel-fx.example`. Names under `.example` never resolve (RFC 2606).
 * @param name letters of any script
 */
export const domainOf = (name: string): string =>
  `${
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "") || "your-brand"
  }.example`;
