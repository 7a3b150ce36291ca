import { globalFontFace } from '@vanilla-extract/css';
import { fontFamilies, fontHeights } from './font-families.ts';
import { fontLetters, fontWeights, unicodeRange } from './font-letters.ts';

// Of the whole fonts only what is not among the letters of ours is ever asked for.
const ranges = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-200B, U+200F-206F, U+20AC, U+2122, U+2190-2193, U+2212, U+2215, U+FEFF, U+FFFD',
  arabic: 'U+0600-06FF, U+0750-077F, U+200C-200E, U+FB50-FDFF, U+FE70-FE74, U+FE76-FEFC',
};

for (const fontWeight of fontWeights) {
  for (const script of ['latin', 'arabic'] as const)
    globalFontFace(fontFamilies[script], {
      src: `url("./fonts/${script}-${fontWeight}.woff2") format("woff2")`,
      fontWeight,
      fontStyle: 'normal',
      fontDisplay: 'swap',
      unicodeRange: unicodeRange(fontLetters[script]),
      ...fontHeights,
    });
  globalFontFace('IBM Plex Sans', {
    src: `url("@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-${fontWeight}-normal.woff2") format("woff2")`,
    fontWeight,
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange: ranges.latin,
  });
  globalFontFace('IBM Plex Sans Arabic', {
    src: `url("@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${fontWeight}-normal.woff2") format("woff2")`,
    fontWeight,
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange: ranges.arabic,
  });
}

// Local faces with the metrics of Plex, so that nothing shifts when the real ones arrive; `node tests/support/fallback-fonts.ts` measures them.
standIn('IBM Plex Sans fallback', ranges.latin, [
  { fonts: ['DejaVu Sans'], sizeAdjust: '90.3%', ascentOverride: '114%', descentOverride: '31%' },
  {
    fonts: ['Arial', 'Liberation Sans', 'Helvetica Neue'],
    sizeAdjust: '102.2%',
    ascentOverride: '100.8%',
    descentOverride: '27.4%',
  },
]);
standIn('IBM Plex Sans Arabic fallback', ranges.arabic, [
  // Their widths are not known here: their lines stand where those of Plex do, their letters are as wide as they are.
  { fonts: ['Segoe UI', 'Geeza Pro'], sizeAdjust: '100%', ascentOverride: '109%', descentOverride: '42%' },
  { fonts: ['DejaVu Sans'], sizeAdjust: '89.9%', ascentOverride: '121.2%', descentOverride: '46.7%' },
  { fonts: ['Noto Sans Arabic'], sizeAdjust: '94%', ascentOverride: '116%', descentOverride: '44.7%' },
]);

interface StandIn {
  fonts: string[];
  sizeAdjust: string;
  ascentOverride: string;
  descentOverride: string;
}

/** Declares what stands in for a family: of those that a machine has, the last one counts. */
function standIn(family: string, unicodeRange: string, faces: StandIn[]): void {
  for (const { fonts, ...metrics } of faces) {
    const src = fonts.map((font) => `local("${font}")`).join(', ');
    globalFontFace(family, { src, unicodeRange, ...metrics, lineGapOverride: '0%' });
  }
}
