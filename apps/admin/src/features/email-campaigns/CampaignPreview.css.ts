import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const letter = style(
  screen({
    display: 'grid',
    gap: space.lg,
    padding: space.md,
    maxInlineSize: '600px',
    marginInline: 'auto',
    '@container': { '(min-width: 640px)': { padding: space.xl } },
  }),
);
