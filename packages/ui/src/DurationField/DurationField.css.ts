import { globalStyle, style } from '@vanilla-extract/css';
import { mark } from '../private/field/field.css.ts';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

export const duration = style(component({ minInlineSize: 0 }));

export const parts = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 8rem))',
    alignItems: 'start',
    gap: vars.space.sm,
  }),
);

// The group says once that it is optional.
globalStyle(`${duration} label > ${mark}`, component({ display: 'none' }));
