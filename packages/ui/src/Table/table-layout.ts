import { vars } from '../theme/vars.css.ts';
import { cellVariables } from './columns.ts';

const { color, font } = vars;

export const hairline = `1px solid ${color.border}`;
export const small = { fontSize: font.size.caption, lineHeight: font.lineHeight.caption };
export const sides = { start: 'start', end: 'end' } as const;

// Below this width of the place itself, rows are cards.
export const narrow = '(max-width: 700px)';
export const wide = '(min-width: 700.02px)';
// Up to here there is no room for all columns: better to scroll sideways than to break each fact into five lines.
export const tight = '(min-width: 700.02px) and (max-width: 1000px)';

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
