/** The part of fontverter that we use. The package has no types. */
declare module "fontverter" {
  /** Converts a font, such as one in WOFF2 to TrueType or OpenType ("sfnt"). */
  const fontverter: { convert: (font: Buffer, format: "sfnt") => Promise<Buffer> };
  export default fontverter;
}
