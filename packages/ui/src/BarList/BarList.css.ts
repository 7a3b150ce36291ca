import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, font, space } = vars;

export const list = style(component({ display: 'grid', gap: space.xs, margin: 0, padding: 0, listStyle: 'none' }));
export const line = style(
  component({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: space.sm,
    rowGap: space.hair,
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
  }),
);
export const name = style(component({ minInlineSize: 0 }));
export const text = style(component({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' }));
export const track = style(
  component({
    gridColumn: '1 / -1',
    blockSize: '6px',
    borderRadius: vars.radius.full,
    background: color.surfaceSunken,
    overflow: 'hidden',
  }),
);
export const bar = style(
  component({
    display: 'block',
    blockSize: '100%',
    minInlineSize: '2px',
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
    borderRadius: vars.radius.full,
    background: color.action,
  }),
);
