import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

export const skipLink = style(
  component({
    position: 'fixed',
    zIndex: vars.z.skip,
    insetBlockStart: vars.space.xs,
    insetInlineStart: vars.space.xs,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.md,
    color: vars.color.actionText,
    background: vars.color.action,
    borderRadius: vars.radius.control,
    fontWeight: vars.font.weight.medium,
    selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  }),
);
