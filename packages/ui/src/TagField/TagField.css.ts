import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const place = style(component({ display: 'flex', flexDirection: 'column', gap: space.xs }));
export const tags = style(component({ display: 'flex', flexWrap: 'wrap', gap: space.xxs }));
export const tag = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.hair,
    minBlockSize: 28,
    maxInlineSize: '100%',
    paddingInline: `${space.sm} ${space.hair}`,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.full,
    background: color.surfaceSunken,
    fontSize: vars.font.size.small,
    lineHeight: vars.font.lineHeight.small,
    selectors: { '&:not(:has(button))': { paddingInlineEnd: space.sm } },
  }),
);
export const remove = style(
  component({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 24,
    blockSize: 24,
    borderRadius: vars.radius.full,
    color: color.textMuted,
    cursor: 'pointer',
    selectors: { '&:hover': { background: color.pressed, color: color.text } },
  }),
);
