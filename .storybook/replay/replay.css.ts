import { style } from '@vanilla-extract/css';
import { vars } from '#packages/ui/src/theme/vars.css.ts';

export const timeLine = style({ inlineSize: '100%', accentColor: vars.color.action });
