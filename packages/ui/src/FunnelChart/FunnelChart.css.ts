import { style } from '@vanilla-extract/css';
import { labels, mark } from '../private/chart/chart.css.ts';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, font, space } = vars;

export const funnel = style([
  labels,
  component({
    display: 'grid',
    gridTemplateColumns: 'fit-content(36%) minmax(48px, 1fr) max-content',
    columnGap: space.md,
  }),
]);
// The lines touch, so that one step leads into the next.
export const step = style(
  component({
    position: 'relative',
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    minBlockSize: '48px',
  }),
);

const text = style(component({ paddingBlock: space.xxs, minInlineSize: 0 }));
export const name = style([text, component({ overflowWrap: 'anywhere' })]);
export const figure = style([text, component({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' })]);
export const number = style(component({ fontWeight: font.weight.strong }));

export const place = style(component({ position: 'relative' }));
export const drawing = style(component({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' }));
export const bar = style([
  mark,
  // What is nothing keeps a line to be seen by.
  component({ fill: color.action, stroke: color.action, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' }),
]);
export const fall = style([mark, component({ fill: color.actionTint })]);
