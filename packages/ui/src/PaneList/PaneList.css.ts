import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, font } = vars;

export const scroller = style(
  component({
    blockSize: '100%',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    isolation: 'isolate',
    background: color.surface,
  }),
);

export const table = style(
  component({
    inlineSize: '100%',
    borderCollapse: 'separate',
    tableLayout: 'auto',
    // What is above comes and goes while a long list is scrolled: the code keeps the place, not the browser too.
    overflowAnchor: 'none',
  }),
);

export const row = style(
  component({
    selectors: {
      '&:hover': { background: color.hover },
      '&:focus-within:where(:has(:focus-visible))': { background: color.hover },
      '&:is([aria-selected="true"], [aria-current])': { background: color.selection },
    },
  }),
);

const cell = style(
  component({
    borderBlockEnd: `1px solid ${color.border}`,
    verticalAlign: 'middle',
    outlineOffset: '-2px',
    selectors: {
      [`${row}[aria-current] > &:first-child`]: {
        boxShadow: `inset calc(2px * ${vars.direction}) 0 0 ${color.action}`,
      },
    },
  }),
);

export const boxCell = style([cell, component({ inlineSize: 40, lineHeight: 0 })]);

/** All of the cell answers, not only the box. */
export const boxPlace = style(
  component({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: 44,
    inlineSize: 40,
    cursor: 'pointer',
  }),
);

// The words take what is left, and are cut there: a table's cell is else as wide as what it says.
export const words = style([
  cell,
  component({
    inlineSize: '100%',
    maxInlineSize: 0,
    textAlign: 'start',
    fontWeight: font.weight.regular,
    selectors: { '&:first-child': { paddingInlineStart: space.md }, '&:last-child': { paddingInlineEnd: space.md } },
  }),
]);

export const actionCell = style([cell, component({ paddingInline: space.xxs, lineHeight: 0 })]);
