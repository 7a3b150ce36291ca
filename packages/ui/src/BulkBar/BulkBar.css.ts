import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { foot } from '../private/foot.css.ts';
import { below, from } from '../theme/breakpoints.ts';
import { component } from '../theme/layered.ts';
import { layers } from '../theme/layers.css.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, duration, easing } = vars;
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

// It is the anchor and not the bar, or each frame of the bar's motion would be laid out.
export const place = style([
  foot,
  component({
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: space.sm,
    zIndex: vars.z.bulk,
    display: 'flex',
    justifyContent: 'center',
    paddingInline: space.sm,
    pointerEvents: 'none',
    // In the middle of what is left beside a side panel.
    selectors: {
      ':root[data-side-panel] &': { '@media': { [from.xl]: { insetInlineEnd: vars.width.panel } } },
    },
  }),
]);

export const bar = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: `${space.xxs} ${space.md}`,
    maxInlineSize: '100%',
    padding: space.xs,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
    background: color.surfaceRaised,
    boxShadow: vars.shadow.overlay,
    pointerEvents: 'auto',
    animation: `${rise} ${duration.overlay} ${easing.out}`,
    '@media': { [below.md]: { flexDirection: 'column', alignItems: 'stretch', inlineSize: '100%' } },
  }),
);

export const summary = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    minInlineSize: 0,
    fontWeight: vars.font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    // The offer to select all goes below how many there are, rather than break it into a column of words.
    '@media': { [below.md]: { flexWrap: 'wrap' } },
  }),
);

export const actions = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    minInlineSize: 0,
    overflowX: 'auto',
    // Room for the ring of a focused button, which `overflow` would cut.
    padding: '4px',
    marginBlock: '-4px',
  }),
);

globalStyle(':root[data-bulk-bar] main', { '@layer': { [layers.components]: { paddingBlockEnd: '48px' } } });
