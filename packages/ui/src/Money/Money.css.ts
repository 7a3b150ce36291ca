import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

export const amount = style(component({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }));
export const unit = style(component({ color: vars.color.textMuted }));

/** Whole amounts leave room for the fraction that others in the same table have, so that the points stand in line. */
export const number = style(
  component({
    selectors: {
      'table[data-fractions] &:not([data-fraction])::after': { content: '.00', visibility: 'hidden' },
    },
  }),
);
