import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const reasons = style(screen({ display: 'grid', gap: space.xxs, margin: 0, padding: 0, listStyle: 'none' }));
export const reason = style(screen({ display: 'flex', gap: space.sm, alignItems: 'baseline' }));
/** Figures stand below each other, whatever their length. */
export const figure = style(
  screen({
    minInlineSize: '5ch',
    flexShrink: 0,
    textAlign: 'end',
    fontWeight: font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const rows = style(screen({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));
export const row = style(
  screen({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'start',
    gap: space.sm,
    paddingBlock: space.xs,
    borderBlockStart: `1px solid ${color.border}`,
  }),
);
export const names = style(screen({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' }));
export const outcome = style(screen({ flexShrink: 0 }));
