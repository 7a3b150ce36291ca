import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const figures = style(
  screen({
    display: 'grid',
    gap: vars.space.md,
    gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  }),
);
