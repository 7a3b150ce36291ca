import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const tabs = style(component({ display: 'flex', flexDirection: 'column', gap: space.md }));

export const list = style(
  component({
    // What is hidden from the eye in a tab is scrolled with it and does not widen the page.
    position: 'relative',
    display: 'flex',
    gap: space.lg,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    boxShadow: `inset 0 -1px ${color.border}`,
  }),
);

export const tab = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    paddingBlock: space.xs,
    whiteSpace: 'nowrap',
    color: color.textMuted,
    cursor: 'default',
    borderBlockEnd: '2px solid transparent',
    selectors: {
      '&[data-hovered]': { color: color.text },
      '&[data-selected]': {
        color: color.text,
        fontWeight: vars.font.weight.medium,
        borderBlockEndColor: color.action,
      },
      '&:focus-visible': {
        outline: `2px solid ${color.focus}`,
        outlineOffset: '-2px',
        borderRadius: vars.radius.small,
      },
      '&[data-disabled]': { color: color.textDisabled },
    },
  }),
);

export const panel = style(component({ outlineOffset: '4px' }));
