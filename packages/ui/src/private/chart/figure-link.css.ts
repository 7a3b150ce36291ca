import { style } from '@vanilla-extract/css';
import { component } from '#theme/layered.ts';
import { vars } from '#theme/vars.css.ts';

const base = style(
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

// As high as its line and no more: letters' own boxes are higher, and would cover what stands above.
export const link = style([base, component({ display: 'inline-block', verticalAlign: 'top' })]);

/** Takes all of the positioned line that it stands in. */
export const line = style([base, component({ '::after': { content: '', position: 'absolute', inset: 0 } })]);
