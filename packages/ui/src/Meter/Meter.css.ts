import { style, styleVariants } from '@vanilla-extract/css';
import { bar } from '../Progress/Progress.css.ts';
import { mark } from '../private/chart/chart.css.ts';
import { component } from '../theme/layered.ts';
import { atMostLines } from '../theme/rules/cut-lines.ts';
import { tones } from '../theme/tones.ts';

const { positive, attention, critical } = tones;

export type MeterTone = keyof typeof marks;

export const marks = {
  accent: bar,
  ...styleVariants({ positive, attention, critical }, ({ dot }) => [bar, mark, component({ background: dot })]),
};

/** One line of it in a row of a table, in which it has no room for more. */
export const label = style(
  component({
    selectors: {
      ':is(td, th) &': atMostLines(1),
    },
  }),
);
