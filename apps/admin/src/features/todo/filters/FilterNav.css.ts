import { below } from '@diwan/ui/theme/breakpoints';
import { screen } from '@diwan/ui/theme/layered';
import { layers } from '@diwan/ui/theme/layers.css';
import { vars } from '@diwan/ui/theme/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { filterLink } from '#demo/filter-link.css.ts';

const { color, space } = vars;
const inRow = { '@media': { [below.md]: { flexDirection: 'row', flex: 'none' } } } as const;

export const nav = style(
  screen({
    display: 'flex',
    flexDirection: 'column',
    gap: space.xxs,
    minInlineSize: 0,
    '@media': {
      [below.md]: {
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.xs,
        overflowX: 'auto',
        scrollbarWidth: 'none',
        marginInline: `calc(-1 * ${space.page})`,
        paddingInline: space.page,
        paddingBlock: '2px',
      },
    },
  }),
);
export const list = style(screen({ display: 'flex', flexDirection: 'column', gap: space.hair, ...inRow }));
export const heading = style(
  screen({
    paddingInline: space.xs,
    paddingBlockStart: space.md,
    '@media': {
      [below.md]: {
        flex: 'none',
        padding: 0,
        inlineSize: '1px',
        blockSize: 20,
        overflow: 'hidden',
        background: color.border,
      },
    },
  }),
);
export const link = style([
  filterLink,
  screen({
    whiteSpace: 'nowrap',
    '@media': {
      [below.md]: {
        selectors: {
          '&[aria-current]::after': {
            insetBlock: 'auto 0',
            insetInline: space.xs,
            inlineSize: 'auto',
            blockSize: '2px',
          },
        },
      },
    },
  }),
]);
// The dot of a tag is as wide as the sign of a view.
globalStyle(`${link} > span`, { '@layer': { [layers.screens]: { gap: space.xs } } });
globalStyle(`${link} > span::before`, { '@layer': { [layers.screens]: { marginInline: '4.5px' } } });
