import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { below } from './breakpoints.ts';
import { dark } from './dark.ts';
import { layers } from './layers.css.ts';
import { light } from './light.ts';
import { arabicType, latinType, measures } from './measures.ts';
import { vars } from './vars.css.ts';

const { theme } = layers;
const { color, shadow, font, direction, ...measured } = vars;

// The navigation's surfaces carry `data-surface="navigation"`: in semi-dark they alone are dark.
const lightPlaces = ':root, [data-theme="light"]';
const darkPlaces = '[data-theme="dark"], [data-theme="semi-dark"] [data-surface="navigation"]';

createGlobalTheme(lightPlaces, { color, shadow }, { '@layer': theme, ...light });
createGlobalTheme(darkPlaces, { color, shadow }, { '@layer': theme, ...dark });
globalStyle(lightPlaces, { '@layer': { [theme]: { colorScheme: 'light' } } });
globalStyle(darkPlaces, { '@layer': { [theme]: { colorScheme: 'dark' } } });

createGlobalTheme(':root', measured, { '@layer': theme, ...measures });
createGlobalTheme(':root, [lang|="en"]', font, { '@layer': theme, ...latinType });
createGlobalTheme(':root[lang|="ar"], [lang|="ar"]', font, { '@layer': theme, ...arabicType });
createGlobalTheme(':root, [dir="ltr"]', { direction }, { '@layer': theme, direction: '1' });
createGlobalTheme('[dir="rtl"]', { direction }, { '@layer': theme, direction: '-1' });

const { control, row } = vars;
function assignDensity(density: string, heights: { control: string; small: string; row: string }) {
  globalStyle(`[data-density="${density}"]`, {
    '@layer': {
      [theme]: {
        vars: {
          [control.height]: heights.control,
          [control.smallHeight]: heights.small,
          [row.height]: heights.row,
        },
      },
    },
  });
}
assignDensity('compact', { control: '28px', small: '24px', row: '36px' });
assignDensity('default', { control: '32px', small: '28px', row: '44px' });
assignDensity('comfortable', { control: '40px', small: '32px', row: '52px' });

globalStyle(':root', {
  '@layer': {
    [theme]: {
      '@media': {
        [below.md]: { vars: { [vars.space.page]: '16px' } },
        '(prefers-reduced-motion: reduce)': {
          vars: {
            [vars.duration.state]: '0ms',
            [vars.duration.overlay]: '0ms',
            [vars.duration.highlight]: '0ms',
          },
        },
      },
    },
  },
});
globalStyle(':root, :root[data-density], [data-density]', {
  '@layer': {
    [theme]: {
      '@media': {
        [`(pointer: coarse) and ${below.md}`]: {
          vars: { [control.height]: '44px', [control.smallHeight]: '44px', [row.height]: '52px' },
        },
      },
    },
  },
});
