import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const timeLine = style({ inlineSize: '100%', accentColor: vars.color.action });
