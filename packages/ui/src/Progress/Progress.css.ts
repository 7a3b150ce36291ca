import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, font } = vars;

export const progress = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space.sm,
    rowGap: vars.space.xxs,
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
  }),
);

export const label = style(component({ overflowWrap: 'anywhere' }));
export const value = style(component({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' }));

export const track = style(
  component({
    gridColumn: '1 / -1',
    blockSize: '4px',
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    background: color.pressed,
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  }),
);

export const bar = style(
  component({
    blockSize: '100%',
    background: color.action,
    transition: `inline-size ${vars.duration.overlay} ${vars.easing.even}`,
    '@media': { '(forced-colors: active)': { background: 'Highlight' } },
  }),
);
