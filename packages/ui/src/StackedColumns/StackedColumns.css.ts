import { style, styleVariants } from '@vanilla-extract/css';
import { hue, labelRow, labels, mark } from '../private/chart/chart.css.ts';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

export const legend = style([labels, component(labelRow)]);

export const tones = styleVariants(
  {
    neutral: color.borderStrong,
    info: color.info.dot,
    accent: color.action,
    critical: color.critical.dot,
    positive: color.positive.dot,
    attention: color.attention.dot,
    other: color.series.fourth,
  },
  (value: string) => component({ vars: { [hue]: value } }),
);

export const columns = style(
  component({ position: 'relative', blockSize: '100%', display: 'flex', alignItems: 'stretch' }),
);
export const column = style(
  component({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column-reverse',
    marginInline: '1px',
    borderStartStartRadius: '2px',
    borderStartEndRadius: '2px',
    overflow: 'hidden',
    ':hover': { background: color.hover },
  }),
);
export const series = style(component({ position: 'relative' }));
export const part = style([mark, component({ display: 'block', background: hue })]);
export const way = style(
  component({
    display: 'block',
    blockSize: '100%',
    selectors: { '&:hover': { background: `color-mix(in oklab, ${color.text} 18%, transparent)` } },
  }),
);
