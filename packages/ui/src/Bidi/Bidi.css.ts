import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';

export const bidi = style(component({ fontVariantNumeric: 'tabular-nums', unicodeBidi: 'isolate' }));
