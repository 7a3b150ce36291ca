import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const tools = style(screen({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm }));
export const search = style(screen({ flex: '1 1 220px', minInlineSize: 0 }));
