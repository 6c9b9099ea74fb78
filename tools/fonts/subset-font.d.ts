declare module 'subset-font' {
  /** Keeps only the glyphs of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'woff2' | 'woff' | 'sfnt' | 'truetype';
      /** Leaves out glyphs that only ligatures and similar features use. */
      noLayoutClosure?: boolean;
      noHinting?: boolean;
      /** Tables of the font to drop. */
      dropTables?: readonly string[];
    },
  ): Promise<Buffer>;
}
