import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { component } from '#theme/layered.ts';
import { vars } from '#theme/vars.css.ts';

const { color, font, space } = vars;

/** The colour of the series that a mark or label belongs to. */
export const hue = createVar();

const { first, second, third, fourth, fifth, sixth } = color.series;

/** Colours of series in their order; more than six can't be told apart. */
export const series = Object.values(
  styleVariants({ first, second, third, fourth, fifth, sixth }, (value: string) =>
    component({ vars: { [hue]: value } }),
  ),
);

export const figure = style(component({ margin: 0, minInlineSize: 0, containerType: 'inline-size' }));

/** Carries meaning by its colour, so it keeps it where the system gives colours of its own. */
export const mark = style(component({ forcedColorAdjust: 'none', printColorAdjust: 'exact' }));

/** A drawing of its own coordinates runs in the direction of reading too. */
export const drawing = style(component({ display: 'block', transform: `scaleX(${vars.direction})` }));

export const swatch = style([
  mark,
  component({
    flex: 'none',
    display: 'block',
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: '2px',
    background: hue,
  }),
]);

export const labels = style(
  component({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
  }),
);

/** Labels in a row above or below the chart. */
export const labelRow = { display: 'flex', flexWrap: 'wrap', gap: `${space.xxs} ${space.md}` } as const;

export const label = style(component({ display: 'flex', alignItems: 'center', gap: space.xxs }));
export const amount = style(component({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' }));
