import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const group = style(screen({ gridColumn: '1 / -1', border: 'none', margin: 0, padding: 0, minInlineSize: 0 }));

export const legend = style(screen({ padding: 0, marginBlockEnd: vars.space.xs, fontWeight: vars.font.weight.medium }));

export const row = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: vars.space.sm,
    paddingBlockEnd: vars.space.sm,
    borderBlockEnd: `1px solid ${vars.color.border}`,
  }),
);

/** As wide as its lines: text of the other direction stands beside its name too, and is still read from its own side. */
export const prose = style(
  screen({ display: 'grid', gap: vars.space.xs, inlineSize: 'fit-content', maxInlineSize: '100%' }),
);
