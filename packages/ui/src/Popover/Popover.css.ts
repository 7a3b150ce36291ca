import { keyframes, style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const popover = style(
  component({
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.panel,
    boxShadow: vars.shadow.overlay,
    outline: 'none',
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
    selectors: {
      '&[data-entering]': { animation: `${appear} ${vars.duration.overlay} ${vars.easing.out}` },
    },
  }),
);

export const content = style(
  component({ padding: vars.space.md, maxInlineSize: '400px', overflow: 'auto', outline: 'none' }),
);
