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
export const rows = style(screen({ listStyle: 'none', margin: 0, padding: 0, display: 'grid' }));
export const row = style(
  screen({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.sm,
    paddingBlock: space.md,
    borderBlockStart: `1px solid ${color.border}`,
    selectors: { '&:first-child': { borderBlockStart: 0 } },
  }),
);
export const said = style(
  screen({ display: 'flex', flexDirection: 'column', gap: space.xxs, flex: '1 1 280px', minInlineSize: 0 }),
);
