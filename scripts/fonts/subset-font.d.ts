declare module 'subset-font' {
  /** A font with the letters of `text` alone. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; keepFeatures: readonly string[]; noHinting: boolean },
  ): Promise<Buffer>;
}
