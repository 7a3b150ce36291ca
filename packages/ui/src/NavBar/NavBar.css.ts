import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { layers } from '../theme/layers.css.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

const bar = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    blockSize: '48px',
    paddingInline: space.md,
    zIndex: vars.z.nav,
    color: color.text,
    background: color.surface,
    borderBlockEnd: `1px solid ${color.border}`,
    transition: `box-shadow ${vars.duration.overlay} ${vars.easing.out}`,
    '@media': { print: { display: 'none' } },
    selectors: { '&[data-scrolled]': { boxShadow: vars.shadow.float } },
  }),
);

export const placements = styleVariants({
  floating: [
    bar,
    component({
      position: 'sticky',
      insetBlockStart: space.sm,
      marginBlockStart: space.sm,
      marginInline: space.sm,
      border: `1px solid ${color.border}`,
      borderRadius: vars.radius.panel,
      background: color.surfaceGlass,
      backdropFilter: 'blur(12px) saturate(1.4)',
    }),
  ],
  sticky: [bar, component({ position: 'sticky', insetBlockStart: 0 })],
  static: [bar, component({ position: 'relative' })],
});

export const sentinel = style(
  component({ position: 'absolute', insetBlockStart: 0, blockSize: '1px', inlineSize: '1px' }),
);
export const start = style(component({ display: 'flex', alignItems: 'center', gap: space.sm, flex: 'none' }));
export const center = style(component({ flex: 1, minInlineSize: 0, display: 'flex' }));
// In the bar a menu stands on the ground of the bar, which lets a little through.
globalStyle(`${center} nav`, { '@layer': { [layers.components]: { background: 'none' } } });
export const end = style(component({ display: 'flex', alignItems: 'center', gap: space.xxs, flex: 'none' }));
