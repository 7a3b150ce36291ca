import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

export const track = style(
  component({
    flex: 'none',
    appearance: 'none',
    position: 'relative',
    inlineSize: 36,
    blockSize: 24,
    borderRadius: vars.radius.full,
    cursor: 'pointer',
    '::before': {
      content: '""',
      position: 'absolute',
      inset: '2px 0',
      borderRadius: vars.radius.full,
      background: vars.color.borderStrong,
      transition: `background-color ${vars.duration.state} ${vars.easing.out}`,
    },
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 5,
      insetInlineStart: 3,
      inlineSize: 14,
      blockSize: 14,
      borderRadius: vars.radius.full,
      background: vars.color.surface,
      transition: `translate ${vars.duration.state} ${vars.easing.out}`,
    },
    selectors: {
      '&:checked::before': { background: vars.color.action },
      '&:checked::after': { background: vars.color.actionText, translate: `calc(16px * ${vars.direction}) 0` },
      '&:disabled': { cursor: 'default' },
      '&:disabled::before': { background: vars.color.border },
    },
    '@media': { '(forced-colors: active)': { appearance: 'auto' } },
  }),
);
