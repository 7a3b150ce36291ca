import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

/** As wide as the panel has room; many colleagues are scrolled to. */
export const scroller = style(screen({ overflowX: 'auto', ':focus-visible': { outline: `2px solid ${color.focus}` } }));
export const table = style(
  screen({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontSize: font.size.small,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const cell = style(
  screen({
    paddingBlock: space.xxs,
    paddingInlineEnd: space.xs,
    borderBlockEnd: `1px solid ${color.border}`,
    textAlign: 'start',
    verticalAlign: 'baseline',
    fontWeight: font.weight.regular,
  }),
);
export const head = style([cell, screen({ color: color.textMuted, fontSize: font.size.caption })]);
