import { screen } from '@diwan/ui/theme/layered';
import { screenOnly } from '@diwan/ui/theme/paper.css';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const tile = style(
  screen({
    display: 'flex',
    flexDirection: 'column',
    gap: space.md,
    minInlineSize: 0,
    padding: space.md,
    background: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
    breakInside: 'avoid',
  }),
);
export const wide = style([tile, screen({ gridColumn: '1 / -1' })]);
export const charts = style(
  screen({ display: 'grid', gap: space.md, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 520px), 1fr))' }),
);
export const asTable = style([screenOnly, screen({ flex: 'none' })]);
/** Narrower than its periods, which can be scrolled there. */
export const period = style(screen({ minInlineSize: 0, maxInlineSize: '100%' }));
export const totals = style(
  screen({ display: 'grid', gap: space.lg, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))' }),
);
/** Amounts are long: three in a row at most. */
export const amounts = style(
  screen({ display: 'grid', gap: space.lg, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))' }),
);
/** As high as a legend, the columns and their days. */
export const comingChart = style(screen({ display: 'grid', alignContent: 'end', minBlockSize: 270 }));
