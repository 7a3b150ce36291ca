import { globalStyle, style } from '@vanilla-extract/css';
import { mark } from '../private/field/field.css.ts';
import { component } from '../theme/layered.ts';

export const address = style(component({ gridColumn: '1 / -1', minInlineSize: 0 }));

// The group says once that it is optional.
globalStyle(`${address} label > ${mark}`, component({ display: 'none' }));
