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
export const coming = style(screen({ margin: 0, paddingInlineStart: space.lg }));
