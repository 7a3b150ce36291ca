import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { unseen } from '../theme/rules/unseen.ts';
import { vars } from '../theme/vars.css.ts';

const { color, font, space } = vars;

export const scroller = style(
  component({
    maxBlockSize: '260px',
    overflow: 'auto',
    '@media': { print: { maxBlockSize: 'none', overflow: 'visible' } },
    borderRadius: vars.radius.small,
    ':focus-visible': { outline: `2px solid ${color.focus}` },
  }),
);
export const table = style(component({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: font.size.small }));
export const caption = style(component(unseen));

// Digits run from left to right in Arabic too: there they line up at the start, or ones stood below thousands.
const cell = style(
  component({
    paddingBlock: space.xxs,
    paddingInline: space.xs,
    textAlign: 'end',
    selectors: { '&:dir(rtl)': { textAlign: 'start' } },
  }),
);
const line = style(component({ borderBlockEnd: `1px solid ${color.border}` }));

export const head = style([
  cell,
  line,
  component({
    position: 'sticky',
    insetBlockStart: 0,
    background: color.surface,
    color: color.textMuted,
    fontSize: font.size.caption,
    fontWeight: font.weight.medium,
    whiteSpace: 'nowrap',
    ':first-child': { textAlign: 'start' },
  }),
]);
export const name = style([cell, line, component({ textAlign: 'start', fontWeight: font.weight.regular })]);
export const figure = style([cell, line, component({ fontVariantNumeric: 'tabular-nums' })]);
