import { style } from '@vanilla-extract/css';
import { component } from '#theme/layered.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const place = style(component({ inlineSize: 96, blockSize: 72, marginBlockEnd: space.xs }));

export const lines = style(
  component({
    display: 'block',
    fill: 'none',
    stroke: color.borderStrong,
    strokeWidth: 1.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);
/** Before what is behind it. */
export const ground = style(component({ fill: color.surface }));
export const dashed = style(component({ strokeDasharray: '3 4', opacity: 0.8 }));
