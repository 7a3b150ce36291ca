import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, font } = vars;

export const place = style(component({ maxInlineSize: 360 }));
export const icon = style(component({ flex: 'none', color: color.textMuted }));
export const clear = style(
  component({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 24,
    blockSize: 24,
    marginInlineEnd: `calc(-1 * ${vars.space.xxs})`,
    borderRadius: vars.radius.small,
    color: color.textMuted,
    cursor: 'pointer',
    selectors: { '&:hover': { background: color.hover, color: color.text } },
  }),
);
export const hint = style(
  component({
    flex: 'none',
    minInlineSize: 20,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.small,
    fontFamily: font.family.text,
    fontSize: font.size.caption,
    lineHeight: 1.5,
    textAlign: 'center',
    color: color.textMuted,
    '@media': { '(pointer: coarse)': { display: 'none' } },
    selectors: { 'input:focus ~ &': { visibility: 'hidden' } },
  }),
);
