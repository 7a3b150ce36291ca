import { globalFontFace } from '@vanilla-extract/css';
import { vars } from '../vars.css.ts';
import { fontHeights, gateFamilies } from './font-families.ts';
import { gateLetters, gateWeights, unicodeRange } from './font-letters.ts';

for (const weight of gateWeights)
  for (const script of ['latin', 'arabic'] as const)
    globalFontFace(gateFamilies[script], {
      src: `url("./fonts/gate-${script}-${weight}.woff2") format("woff2")`,
      fontWeight: weight === 400 ? '400' : '500 600',
      fontStyle: 'normal',
      fontDisplay: 'swap',
      unicodeRange: unicodeRange(gateLetters[script]),
      ...fontHeights,
    });

const { latin, arabic } = gateFamilies;

/** The family of a page before the sign-in: light letters first, the script of the page before the other. */
export const gateFamily = {
  fontFamily: `'${arabic}', '${latin}', ${vars.font.family.text}`,
  selectors: { '&:lang(en)': { fontFamily: `'${latin}', '${arabic}', ${vars.font.family.text}` } },
};
