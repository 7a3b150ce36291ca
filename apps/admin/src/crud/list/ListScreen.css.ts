import { below, from } from '@diwan/ui/theme/breakpoints';
import { screen } from '@diwan/ui/theme/layered';
import { screenOnly } from '@diwan/ui/theme/paper.css';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

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
        // Further out, the cell of a name on two lines would cut it.
        outlineOffset: 0,
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

export const tools = style([
  screenOnly,
  screen({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space.xs, minInlineSize: 0 }),
]);
export const search = style(
  screen({
    flex: '0 1 240px',
    minInlineSize: 200,
    '@media': { [below.md]: { flex: '1 1 0', minInlineSize: 0 } },
  }),
);
/** On a phone all but the search is behind it: there is room for records. */
export const unfold = style(
  screen({ flex: 'none', position: 'relative', '@media': { [from.md]: { display: 'none' } } }),
);
const folded = { [`${tools}:not([data-unfolded]) > &`]: { '@media': { [below.md]: { display: 'none' } } } };
export const filters = style(
  screen({
    flex: '1 1 400px',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    minInlineSize: 0,
    minBlockSize: vars.control.height,
    '@media': { [below.md]: { flex: '1 0 100%' } },
    selectors: folded,
  }),
);
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
    '@media': { [below.md]: { marginInlineStart: 0, justifyContent: 'flex-start' } },
    selectors: folded,
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
