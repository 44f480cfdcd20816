/** The part of subset-font that we use. The package has no types. */
declare module "subset-font" {
  export interface SubsetOptions {
    targetFormat: "woff2" | "sfnt";
    /** An axis pinned to a value or limited to a range. */
    variationAxes: Record<string, number | { min: number; max: number }>;
    /** Leaves out glyphs that only OpenType substitutions reach. */
    noLayoutClosure?: boolean;
    noHinting?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
