import { style } from '@vanilla-extract/css';
import { controlGroup } from '../private/field/field.css.ts';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

export const field = style({});

/** As wide as a time, not as its column; one line of text, so that the marks around a time keep its order in Arabic. */
export const input = style([
  controlGroup,
  component({
    display: 'block',
    inlineSize: '112px',
    paddingBlock: `calc((${vars.control.height} - ${vars.font.lineHeight.body}) / 2 - 1px)`,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[data-focus-within]': { outline: `2px solid ${color.focus}`, outlineOffset: '-1px', borderColor: color.focus },
      [`${field}[data-readonly] &`]: { background: color.surfaceSunken, borderColor: color.border },
    },
  }),
]);
