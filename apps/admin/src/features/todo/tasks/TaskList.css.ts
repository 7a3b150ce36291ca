import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const rows = style(screen({ display: 'flex', flexDirection: 'column' }));
export const waiting = style(
  screen({ display: 'flex', alignItems: 'center', minBlockSize: 52, paddingInline: vars.space.md }),
);
