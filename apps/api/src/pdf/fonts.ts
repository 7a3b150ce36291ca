import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fontkit, { type Font, type Glyph } from '@cantoo/fontkit';

const require = createRequire(import.meta.url);
const bytesOf = (file: string): Uint8Array => new Uint8Array(readFileSync(require.resolve(file)));

/** The product's own fonts, by script and weight. */
export const fontBytes = {
  arabic: {
    plain: bytesOf('@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff'),
    bold: bytesOf('@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff'),
  },
  latin: {
    plain: bytesOf('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff'),
    bold: bytesOf('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff'),
  },
} as const;

/** Shapes text; a font is read once, however many files hold letters of it. */
export const shaper = {
  create(bytes: Uint8Array): Font {
    const font = known.get(bytes) ?? withSingleLetters(fontOf(bytes));
    known.set(bytes, font);
    return font;
  },
};
const known = new Map<Uint8Array, Font>();

function fontOf(bytes: Uint8Array): Font {
  const font = fontkit.create(bytes);
  if (!font || !('layout' in font)) throw new Error('This is not one font.');
  return font;
}

/** The one letter that Unicode has for lam and alef, which are always one glyph. */
const lamAlefs = new Map([
  ['لا', 0xfefb],
  ['لأ', 0xfef7],
  ['لإ', 0xfef9],
  ['لآ', 0xfef5],
]);

/**
 * Each glyph stands for one letter. Readers turn around what they find from right to left, some by glyphs and some by letters: only
 * where these are the same is it copied as it was written.
 */
function withSingleLetters(font: Font): Font {
  const glyphOf = font.getGlyph.bind(font);
  // A font that has written a file knows parts of letters that stand for none yet.
  font.getGlyph = (id, letters) => {
    const glyph = glyphOf(id, letters);
    if (glyph && letters && glyph.codePoints.length === 0) glyph.codePoints = letters;
    return glyph;
  };
  const layout = font.layout.bind(font);
  const isSingle = ({ codePoints }: Glyph) => codePoints.length === 1;
  font.layout = (text, ...options) => {
    const run = layout(text, ...options);
    if (run.glyphs.every(isSingle)) return run;
    const apart = layout(text, { liga: false, rlig: false }).glyphs;
    let place = 0;
    run.glyphs = run.glyphs.flatMap((glyph) => {
      const letters = String.fromCodePoint(...glyph.codePoints).normalize('NFKC');
      const own = apart.slice(place, (place += letters.length));
      const letter = lamAlefs.get(letters);
      if (letter) glyph.codePoints = [letter];
      return isSingle(glyph) ? [glyph] : own;
    });
    return run;
  };
  return font;
}
