/** The part of fontverter that we use. The package has no types. */
declare module "fontverter" {
  const fontverter: { convert(font: Buffer, format: "sfnt"): Promise<Buffer> };
  export default fontverter;
}
