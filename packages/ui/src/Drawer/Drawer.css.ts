import { createVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, duration, easing } = vars;
const away = createVar();
const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const slideIn = keyframes({
  from: { opacity: 0, transform: `translateX(calc(${away} * ${vars.direction} * 32px))` },
});

export const backdrop = style(
  component({
    position: 'fixed',
    inset: 0,
    zIndex: vars.z.overlay,
    background: color.overlay,
    selectors: {
      '&[data-entering]': { animation: `${fadeIn} ${duration.overlay} ${easing.out}` },
      '&[data-exiting]': { animation: `${fadeOut} ${duration.state} ${easing.out}` },
    },
  }),
);

export const drawer = recipe({
  base: component({
    position: 'fixed',
    insetBlock: 0,
    display: 'flex',
    inlineSize: vars.width.drawer,
    maxInlineSize: 'calc(100vw - 40px)',
    background: color.surfaceRaised,
    color: color.text,
    boxShadow: vars.shadow.overlay,
    selectors: { '[data-entering] > &': { animation: `${slideIn} ${duration.overlay} ${easing.out}` } },
  }),
  variants: {
    side: {
      start: component({
        vars: { [away]: '-1' },
        insetInlineStart: 0,
        inlineSize: '300px',
        borderInlineEnd: `1px solid ${color.border}`,
      }),
      end: component({ vars: { [away]: '1' }, insetInlineEnd: 0, borderInlineStart: `1px solid ${color.border}` }),
    },
  },
});
