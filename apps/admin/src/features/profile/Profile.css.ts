import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const panel = style(
  screen({
    display: 'flex',
    flexDirection: 'column',
    gap: space.md,
    padding: space.lg,
    background: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
  }),
);
export const sessions = style(
  screen({ margin: 0, padding: 0, listStyle: 'none', display: 'flex', flexDirection: 'column', gap: space.md }),
);
export const session = style(
  screen({ display: 'flex', flexWrap: 'wrap', gap: space.sm, alignItems: 'center', justifyContent: 'space-between' }),
);
