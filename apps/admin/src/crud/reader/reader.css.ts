import { below } from '@diwan/ui/theme/breakpoints';
import { screen } from '@diwan/ui/theme/layered';
import { layers } from '@diwan/ui/theme/layers.css';
import { oneLine } from '@diwan/ui/theme/rules/cut-lines';
import { vars } from '@diwan/ui/theme/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

export const reader = style(
  screen({
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    minInlineSize: 0,
    blockSize: '100%',
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
    overflow: 'hidden',
    background: color.surfaceSunken,
  }),
);

export const bar = style(
  screen({
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    paddingInline: space.xs,
    paddingBlock: space.xxs,
    borderBlockEnd: `1px solid ${color.border}`,
    background: color.surface,
  }),
);
export const name = style(screen({ ...oneLine, flex: 1, minInlineSize: 0 }));

export const pages = style(
  screen({
    display: 'grid',
    justifyContent: 'safe center',
    alignContent: 'start',
    gap: space.sm,
    padding: space.sm,
    overflow: 'auto',
    minBlockSize: 0,
    outline: 'none',
    selectors: { '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${color.focus}` } },
    '@media': { [below.md]: { padding: space.xs } },
  }),
);

/** A page is white in every theme, as its paper is. */
export const page = style(
  screen({ position: 'relative', background: 'white', boxShadow: `0 0 0 1px ${color.border}`, overflow: 'clip' }),
);
export const drawing = style(screen({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' }));

/** The words stand where the drawing has them and are not seen themselves. */
export const words = style(
  screen({
    position: 'absolute',
    inset: 0,
    overflow: 'clip',
    lineHeight: 1,
    textAlign: 'initial',
    textSizeAdjust: 'none',
    forcedColorAdjust: 'none',
    transformOrigin: '0 0',
    vars: { '--min-font-size': '1', '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))' },
  }),
);
globalStyle(`${words} :is(span, br)`, {
  '@layer': {
    [layers.screens]: {
      position: 'absolute',
      whiteSpace: 'pre',
      color: 'transparent',
      cursor: 'text',
      transformOrigin: '0% 0%',
      fontSize: 'calc(var(--text-scale-factor) * var(--font-height))',
      transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(calc(1 / var(--min-font-size)))',
      vars: { '--font-height': '0', '--scale-x': '1', '--rotate': '0deg' },
    },
  },
});
globalStyle(`${words} ::selection`, {
  '@layer': { [layers.screens]: { background: `color-mix(in srgb, ${color.action} 30%, transparent)` } },
});
