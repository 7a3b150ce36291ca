import { style } from '@vanilla-extract/css';
import { drawing, hue, label, labelRow, labels, mark } from '../private/chart/chart.css.ts';
import { narrow } from '../private/chart/time-plot.css.ts';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const lines = style([
  drawing,
  component({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', overflow: 'visible' }),
]);
export const line = style([
  mark,
  component({
    fill: 'none',
    stroke: hue,
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  }),
]);

export const moments = style(component({ position: 'absolute', inset: 0, display: 'flex' }));
export const moment = style(
  component({
    flex: 1,
    position: 'relative',
    selectors: {
      '&:hover::after': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: '50%',
        borderInlineStart: `1px solid ${color.borderStrong}`,
      },
    },
  }),
);

// All in one cell, each moved up to the end of its line; in a narrow place below the chart.
export const ends = style([
  labels,
  component({
    gridRow: 1,
    gridColumn: 2,
    display: 'grid',
    paddingInlineStart: space.xxs,
    '@container': { [narrow]: { ...labelRow, gridRow: 3, gridColumn: '1 / -1', paddingInlineStart: 0 } },
  }),
]);
export const end = style([
  label,
  component({
    gridArea: '1 / 1',
    alignSelf: 'end',
    position: 'relative',
    transform: 'translateY(50%)',
    whiteSpace: 'nowrap',
    '@container': { [narrow]: { position: 'static', transform: 'none' } },
  }),
]);
export const dash = style([mark, component({ flex: 'none', inlineSize: '12px', blockSize: '2px', background: hue })]);
