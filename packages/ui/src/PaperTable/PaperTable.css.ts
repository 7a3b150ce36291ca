import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, font, space } = vars;
const inked = (percent: number) => `color-mix(in srgb, ${color.ink} ${percent}%, ${color.paper})`;

export const scroller = style(
  component({
    overflowX: 'auto',
    background: color.paper,
    color: color.ink,
    ':focus-visible': { outline: `2px solid ${color.focus}` },
    '@media': { print: { overflow: 'visible' } },
  }),
);
export const table = style(
  component({ inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }),
);

const figure = { textAlign: 'end', whiteSpace: 'nowrap' } as const;
const name = { minInlineSize: '160px', textAlign: 'start', whiteSpace: 'normal' } as const;

export const head = style(
  component({
    ...figure,
    padding: space.xs,
    verticalAlign: 'bottom',
    fontWeight: font.weight.regular,
    color: inked(68),
    borderBlockEnd: `1px solid ${color.ink}`,
    background: inked(6),
    ':first-child': name,
  }),
);
export const cell = style(
  component({
    ...figure,
    padding: space.xs,
    verticalAlign: 'top',
    fontWeight: font.weight.regular,
    borderBlockEnd: `1px solid ${inked(18)}`,
    ':first-child': name,
  }),
);
