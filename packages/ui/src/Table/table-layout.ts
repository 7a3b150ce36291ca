import { wide } from '../theme/rules/place-for-rows.ts';
import { vars } from '../theme/vars.css.ts';
import { cellVariables } from './columns.ts';

const { color, font } = vars;

export const hairline = `1px solid ${color.border}`;
export const small = { fontSize: font.size.caption, lineHeight: font.lineHeight.caption };
export const sides = { start: 'start', end: 'end' } as const;

export const size = `var(${cellVariables.size})`;
export const pin = `var(${cellVariables.pin})`;

// Digits run from left to right in Arabic too: their column lines up at its start there, or ones stood above thousands.
export const aligned = (textAlign: 'start' | 'end') =>
  textAlign === 'end'
    ? ({ textAlign, selectors: { '&:dir(rtl)': { '@container': { [wide]: { textAlign: 'start' } } } } } as const)
    : { textAlign };

/** On paper nothing can be made wider, scrolled or opened: a cell is as wide as it must be, and shows all of it. */
export const onPaper = {
  position: 'static',
  inlineSize: 'auto',
  minInlineSize: 0,
  maxInlineSize: 'none',
  paddingInline: '4px',
  overflow: 'visible',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  ...small,
} as const;

export const actions = { inlineSize: 48, minInlineSize: 48, textAlign: 'end' } as const;
