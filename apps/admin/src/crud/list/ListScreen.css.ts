import { below } from '@diwan/ui/theme/breakpoints';
import { screen } from '@diwan/ui/theme/layered';
import { layers } from '@diwan/ui/theme/layers.css';
import { vars } from '@diwan/ui/theme/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

/** Names the record: reads as text, acts as a link. */
export const name = style(
  screen({
    display: 'block',
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    padding: 0,
    border: 'none',
    background: 'none',
    color: vars.color.text,
    font: 'inherit',
    fontWeight: vars.font.weight.medium,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: vars.color.action },
      '&:focus-visible': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '2px',
        borderRadius: vars.radius.small,
      },
    },
  }),
);

const dot = 'radial-gradient(circle closest-side, currentColor 1.1px, transparent 1.6px)';

/** Three dots; an icon of elements would be made anew with every row. */
export const dots = style(
  screen({
    inlineSize: 16,
    blockSize: 16,
    background: `${dot} 0 0 / 5.33px 100% repeat-x`,
  }),
);

/** A narrow window that is low as well, such as one at twice the size: the tools share a line, so that a row is in sight. */
const low = `${below.md} and (max-height: 560px)`;

export const tools = style(
  screen({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: space.xs,
    minInlineSize: 0,
    '@media': { [low]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none', padding: space.hair } },
  }),
);
export const search = style(
  screen({
    flex: '0 1 280px',
    minInlineSize: 200,
    '@media': { [below.md]: { flex: '1 0 100%' }, [low]: { flex: '0 0 200px' } },
  }),
);
export const filters = style(
  screen({
    flex: '1 1 400px',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    minInlineSize: 0,
    minBlockSize: vars.control.height,
    // On a phone in one line, as high as it was before they came.
    '@media': {
      [below.md]: {
        flex: '1 0 100%',
        flexWrap: 'nowrap',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        paddingInlineEnd: space.xl,
        maskImage: `linear-gradient(calc(90deg * ${vars.direction}), #000 calc(100% - 32px), transparent)`,
        maxInlineSize: '100%',
      },
      [low]: { flex: 'none', overflowX: 'visible', maskImage: 'none', paddingInlineEnd: 0, maxInlineSize: 'none' },
    },
  }),
);
globalStyle(`${filters} > *`, {
  '@layer': {
    [layers.screens]: { '@media': { [below.md]: { flex: 'none', flexWrap: 'nowrap', maxInlineSize: 'none' } } },
  },
});
export const more = style(
  screen({
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: space.xs,
    marginInlineStart: 'auto',
    maxInlineSize: '100%',
    minBlockSize: vars.control.height,
    '@media': { [below.md]: { marginInlineStart: 0 }, [low]: { flexWrap: 'nowrap', maxInlineSize: 'none' } },
  }),
);

export const body = style(screen({ position: 'relative', minInlineSize: 0 }));

/** Lies over the edge of the rows: nothing moves when it comes or goes. */
export const newRows = style(
  screen({
    position: 'absolute',
    insetBlockStart: -14,
    insetInline: 0,
    zIndex: `calc(${vars.z.sticky} + 1)`,
    inlineSize: 'fit-content',
    marginInline: 'auto',
    borderRadius: vars.radius.control,
    boxShadow: vars.shadow.float,
  }),
);
