import { keyframes, style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const tooltip = style(
  component({
    paddingBlock: vars.space.xxs,
    paddingInline: vars.space.xs,
    maxInlineSize: '280px',
    fontSize: vars.font.size.caption,
    lineHeight: vars.font.lineHeight.caption,
    color: vars.color.inverseText,
    background: vars.color.inverse,
    borderRadius: vars.radius.control,
    outline: 'none',
    selectors: { '&[data-entering]': { animation: `${appear} ${vars.duration.state} ${vars.easing.out}` } },
  }),
);
