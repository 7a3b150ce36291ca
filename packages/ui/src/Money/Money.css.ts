import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

export const amount = style(component({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }));
export const unit = style(component({ color: vars.color.textMuted }));
