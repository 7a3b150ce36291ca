/** First and last code point. */
type Range = readonly [number, number];

/**
 * The letters that texts and names are written with: Arabic with the letters that Persian and Urdu add, so that a word never
 * changes its font; and Latin as English has it. Whatever else somebody writes comes from the whole fonts, once it is there.
 */
export const fontLetters: Readonly<Record<'arabic' | 'latin', readonly Range[]>> = {
  arabic: [
    // Its own spaces: without them a line of Arabic would fetch the Latin font for those alone.
    [0x20, 0x20],
    [0xa0, 0xa0],
    [0x060c, 0x060c],
    [0x061b, 0x061b],
    [0x061f, 0x061f],
    [0x0621, 0x063a],
    [0x0640, 0x0652],
    [0x0660, 0x066c],
    [0x0679, 0x0679],
    [0x067e, 0x067e],
    [0x0686, 0x0686],
    [0x0688, 0x0688],
    [0x0691, 0x0691],
    [0x0698, 0x0698],
    [0x06a4, 0x06a4],
    [0x06a9, 0x06a9],
    [0x06af, 0x06af],
    [0x06ba, 0x06ba],
    [0x06be, 0x06be],
    [0x06c0, 0x06c3],
    [0x06cc, 0x06cc],
    [0x06d2, 0x06d2],
    [0x200c, 0x200e],
  ],
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xa0],
    [0xab, 0xab],
    [0xb7, 0xb7],
    [0xbb, 0xbb],
    [0xd7, 0xd7],
    [0x200b, 0x200b],
    [0x200f, 0x200f],
    [0x2013, 0x2014],
    [0x2018, 0x2019],
    [0x201c, 0x201d],
    [0x2022, 0x2022],
    [0x2026, 0x2026],
    [0x2212, 0x2212],
  ],
};

/** The letters that the pages before the sign-in say something with: a third of the others, and of the capitals those alone. Vowel marks, figures and all else come from the fonts above. */
export const gateLetters: typeof fontLetters = {
  arabic: [
    [0x20, 0x20],
    [0x060c, 0x060c],
    [0x0621, 0x063a],
    [0x0641, 0x064a],
  ],
  latin: [
    [0x20, 0x20],
    [0x2c, 0x2e],
    [0x41, 0x45],
    [0x47, 0x47],
    [0x4c, 0x4c],
    [0x4e, 0x4e],
    [0x50, 0x50],
    [0x53, 0x54],
    [0x57, 0x57],
    [0x59, 0x59],
    [0x61, 0x7a],
    [0x2019, 0x2019],
    [0x2026, 0x2026],
  ],
};

export const fontWeights = [400, 500, 600] as const;
/** What is medium elsewhere is strong there. */
export const gateWeights = [400, 600] as const;

/** As CSS writes it. */
export const unicodeRange = (ranges: readonly Range[]): string =>
  ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
