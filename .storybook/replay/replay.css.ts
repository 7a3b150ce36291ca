import { style } from '@vanilla-extract/css';
import { vars } from '@diwan/ui/theme/vars.css';

export const timeLine = style({ inlineSize: '100%', accentColor: vars.color.action });
