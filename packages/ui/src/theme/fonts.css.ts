import { globalFontFace } from '@vanilla-extract/css';

const weights = [400, 500, 600];
const ranges = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-200B, U+200F-206F, U+20AC, U+2122, U+2190-2193, U+2212, U+2215, U+FEFF, U+FFFD',
  arabic: 'U+0600-06FF, U+0750-077F, U+200C-200E, U+FB50-FDFF, U+FE70-FE74, U+FE76-FEFC',
};

for (const fontWeight of weights) {
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

// A local face with the metrics of Plex, so that nothing shifts when the real one arrives.
globalFontFace('IBM Plex Sans fallback', {
  src: 'local("Arial"), local("Liberation Sans"), local("Helvetica Neue")',
  sizeAdjust: '103%',
  ascentOverride: '99.5%',
  descentOverride: '26.7%',
  lineGapOverride: '0%',
});
