import { style, styleVariants } from '@vanilla-extract/css';
import { drawing, hue, label, labels as list, mark } from '../private/chart/chart.css.ts';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, font, space } = vars;
const size = '200px';
/** From here there is room for a label on either side of the ring. */
const wide = '(min-width: 480px)';

export const frame = style(
  component({
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: space.sm,
    // Labels at the upper and lower edge are two lines high.
    '@container': { [wide]: { paddingBlock: space.lg } },
  }),
);
export const ring = style(component({ position: 'relative', inlineSize: size, blockSize: size }));
export const slices = style([drawing, component({ inlineSize: '100%', blockSize: '100%' })]);
export const slice = style([mark, component({ fill: hue })]);
export const nothing = style(component({ fill: 'none', stroke: color.pressed, strokeWidth: 24 }));
export const leader = style(
  component({
    display: 'none',
    fill: 'none',
    stroke: color.borderStrong,
    '@container': { [wide]: { display: 'inline' } },
  }),
);

export const middle = style(
  component({
    position: 'absolute',
    inset: '25%',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    textAlign: 'center',
    margin: 0,
  }),
);
export const total = style(
  component({
    fontSize: font.size.title,
    lineHeight: font.lineHeight.title,
    fontWeight: font.weight.strong,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const caption = style(
  component({ color: color.textMuted, fontSize: font.size.caption, lineHeight: font.lineHeight.caption }),
);

// Over the ring's own height, each label moved down to the middle of its slice; in a narrow place a list below the ring.
export const labels = style([
  list,
  component({
    display: 'grid',
    gap: space.xxs,
    '@container': {
      [wide]: { position: 'absolute', insetBlock: space.lg, insetInline: 0, display: 'block', pointerEvents: 'none' },
    },
  }),
]);
const edge = `calc(50% + ${size} / 2 + ${space.xxs})`;
export const sides = styleVariants({ start: 'insetInlineEnd', end: 'insetInlineStart' }, (property: string) => [
  label,
  component({
    '@container': {
      [wide]: {
        position: 'absolute',
        [property]: edge,
        maxInlineSize: `calc(50% - ${size} / 2 - ${space.xxs})`,
        transform: 'translateY(-50%)',
      },
    },
  }),
]);
