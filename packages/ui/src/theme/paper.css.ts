import { style } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

/** For what one acts with: on paper there is nothing to press. */
export const screenOnly = style({
  '@layer': { [layers.screens]: { '@media': { print: { display: 'none !important' } } } },
});
