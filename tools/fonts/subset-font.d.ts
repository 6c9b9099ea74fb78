declare module 'subset-font' {
  /** Keeps only the glyphs of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'woff2' | 'woff' | 'sfnt' | 'truetype';
      /** Leaves out what only ligatures and the like would put in place of glyphs. */
      noLayoutClosure?: boolean;
      noHinting?: boolean;
      /** Tables of the font that are not taken along. */
      dropTables?: readonly string[];
    },
  ): Promise<Buffer>;
}
