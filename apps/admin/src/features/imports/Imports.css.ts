import { from } from '@diwan/ui/theme/breakpoints';
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
/** One under the other on a phone, beside each other where there is room. */
export const item = style(
  screen({
    display: 'grid',
    gap: space.sm,
    paddingBlock: space.sm,
    borderBlockStart: `1px solid ${color.border}`,
    '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'center' } },
  }),
);
export const row = style(
  screen({
    display: 'grid',
    gap: space.xs,
    paddingBlock: space.sm,
    borderBlockStart: `1px solid ${color.border}`,
  }),
);
export const head = style(
  screen({ display: 'flex', flexWrap: 'wrap', gap: space.sm, alignItems: 'baseline', justifyContent: 'space-between' }),
);
export const words = style(screen({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' }));
