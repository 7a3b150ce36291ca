import { style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../theme/breakpoints.ts';
import { contentStart } from '../theme/content-start.ts';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const frame = style(component({ minBlockSize: '100dvh', display: 'flex', flexDirection: 'column' }));

export const layouts = styleVariants({
  horizontal: [component({ flex: 1, display: 'flex', flexDirection: 'column' })],
  vertical: [
    component({ flex: 1, display: 'flex', flexDirection: 'column', '@media': { [from.lg]: { flexDirection: 'row' } } }),
  ],
});

const menu = style(
  component({
    background: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
    '@media': { [below.lg]: { display: 'none' } },
    selectors: { '&&': { '@media': { print: { display: 'none' } } } },
  }),
);

// The bar is 48 high and floats 12 from the top; a vertical menu starts 12 below it.
const belowBar = '72px';

export const menus = styleVariants({
  horizontal: [
    menu,
    component({
      position: 'relative',
      zIndex: `calc(${vars.z.nav} - 1)`,
      marginBlockStart: space.xs,
      marginInline: space.sm,
      paddingInline: space.xs,
      paddingBlock: '6px',
    }),
  ],
  vertical: [
    menu,
    component({
      flex: 'none',
      position: 'sticky',
      insetBlockStart: belowBar,
      alignSelf: 'flex-start',
      marginBlockStart: space.sm,
      marginInlineStart: space.sm,
      maxBlockSize: `calc(100dvh - ${belowBar} - ${space.sm})`,
      '@media': { [from.lg]: { display: 'flex' } },
    }),
  ],
});

export const main = style(
  component({
    flex: 1,
    position: 'relative',
    minInlineSize: 0,
    outline: 'none',
    selectors: {
      // A side panel stands beside the content where there is room for both.
      [`:root[data-side-panel] ${layouts.horizontal} > &`]: {
        vars: { [contentStart]: '72px' },
        '@media': { [from.xl]: { paddingInlineEnd: vars.width.panel } },
      },
      [`:root[data-side-panel] ${layouts.vertical} > &`]: {
        '@media': { '(min-width: 1440px)': { paddingInlineEnd: vars.width.panel } },
      },
    },
  }),
);
