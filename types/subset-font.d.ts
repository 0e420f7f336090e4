/** Cuts a font to the characters of a text; the package comes without types. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    /** OpenType features that are kept; all of them without it. */
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
  }
  const subsetFont: (font: Buffer, text: string, options: Options) => Promise<Buffer>;
  export = subsetFont;
}
