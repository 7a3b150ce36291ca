import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, font } = vars;

export const list = style(component({ display: 'flex', flexDirection: 'column' }));
export const link = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.xs,
    minBlockSize: 32,
    paddingInline: space.sm,
    borderInlineStart: `2px solid ${color.border}`,
    color: color.textMuted,
    outlineOffset: '-2px',
    selectors: {
      '&:hover': { color: color.text },
      '&[aria-current]': { borderInlineStartColor: color.action, color: color.text, fontWeight: font.weight.medium },
    },
  }),
);
export const errorDot = style(
  component({
    flex: 'none',
    inlineSize: 6,
    blockSize: 6,
    borderRadius: vars.radius.full,
    background: color.critical.dot,
  }),
);
