import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const panel = style(
  screen({
    display: 'grid',
    gap: space.md,
    padding: space.lg,
    background: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
  }),
);
export const list = style(screen({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));
export const row = style(
  screen({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.sm,
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlock: space.sm,
    borderBlockStart: `1px solid ${color.border}`,
  }),
);
export const words = style(screen({ display: 'grid', flex: '1 1 18rem', minInlineSize: 0, overflowWrap: 'anywhere' }));
