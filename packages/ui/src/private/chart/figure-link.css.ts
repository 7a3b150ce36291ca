import { style } from '@vanilla-extract/css';
import { component } from '#theme/layered.ts';
import { vars } from '#theme/vars.css.ts';

export const link = style(
  component({
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: vars.radius.small,
    selectors: {
      '&:hover': { color: vars.color.action, textDecoration: 'underline' },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    },
  }),
);

/** Takes all of the positioned line that it stands in. */
export const line = style([link, component({ '::after': { content: '', position: 'absolute', inset: 0 } })]);
