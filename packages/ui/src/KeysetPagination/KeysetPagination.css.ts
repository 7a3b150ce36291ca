import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { screenOnly } from '../theme/paper.css.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, font } = vars;

export const bar = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xs} ${space.md}`,
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const count = style(component({ flex: 1, minInlineSize: 'max-content' }));
export const size = style([screenOnly, component({ display: 'flex', alignItems: 'center', gap: space.xs })]);
export const sizeChoice = style(component({ inlineSize: 'auto', minInlineSize: 72 }));
export const steps = style([screenOnly, component({ display: 'flex', gap: space.xs })]);
