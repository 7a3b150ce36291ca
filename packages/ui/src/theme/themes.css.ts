import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { below } from './breakpoints.ts';
import { layers } from './layers.css.ts';
import { arabicType, densities, type Heights, latinType, measures, touch } from './measures.ts';
import { dark } from './palette/dark.ts';
import { light } from './palette/light.ts';
import { vars } from './vars.css.ts';

const { theme } = layers;
const { color, shadow, font, direction, ...measured } = vars;

// The navigation's surfaces carry `data-surface="navigation"`: in semi-dark they alone are dark.
const lightPlaces = ':root, [data-theme="light"]';
const darkPlaces = '[data-theme="dark"], [data-theme="semi-dark"] [data-surface="navigation"]';

createGlobalTheme(lightPlaces, { color, shadow }, { '@layer': theme, ...light });
globalStyle(lightPlaces, { '@layer': { [theme]: { colorScheme: 'light' } } });
// Paper is light.
globalStyle(darkPlaces, {
  '@layer': { [theme]: { '@media': { screen: { vars: assignVars({ color, shadow }, dark), colorScheme: 'dark' } } } },
});

createGlobalTheme(':root', measured, { '@layer': theme, ...measures });
createGlobalTheme(':root, [lang|="en"]', font, { '@layer': theme, ...latinType });
createGlobalTheme(':root[lang|="ar"], [lang|="ar"]', font, { '@layer': theme, ...arabicType });
createGlobalTheme(':root, [dir="ltr"]', { direction }, { '@layer': theme, direction: '1' });
createGlobalTheme('[dir="rtl"]', { direction }, { '@layer': theme, direction: '-1' });

const { control, row } = vars;
const heightVars = (heights: Heights) => ({
  [control.height]: heights.control,
  [control.smallHeight]: heights.smallControl,
  [row.height]: heights.row,
});

for (const [density, heights] of Object.entries(densities)) {
  globalStyle(`[data-density="${density}"]`, { '@layer': { [theme]: { vars: heightVars(heights) } } });
}

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
            [vars.duration.breath]: '0ms',
            // It still says that something is under way.
            [vars.duration.turn]: '4000ms',
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
          vars: heightVars(touch),
        },
      },
    },
  },
});
