import { createVar, fallbackVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { chip } from '../StatusChip/StatusChip.css.ts';
import { component } from '../theme/layered.ts';
import { layers } from '../theme/layers.css.ts';
import { screenOnly } from '../theme/paper.css.ts';
import { narrow, tight, wide } from '../theme/rules/place-for-rows.ts';
import { unseen } from '../theme/rules/unseen.ts';
import { vars } from '../theme/vars.css.ts';
import { cellVariables, tableTop } from './columns.ts';
import { actions, aligned, hairline, onPaper, pin, sides, size, small } from './table-layout.ts';

const { color, space, font } = vars;

export const place = style(component({ containerType: 'inline-size' }));

export const scroller = style(
  component({
    '@container': {
      [wide]: {
        overflow: 'auto',
        isolation: 'isolate',
        // Below it is the way to the next page.
        maxBlockSize: `max(360px, calc(100dvh - 52px - var(${tableTop.name}, ${tableTop.usual}px)))`,
        scrollPaddingBlock: '40px',
        background: color.surface,
        border: hairline,
        borderRadius: vars.radius.panel,
      },
    },
    // On paper nothing can be scrolled.
    selectors: { '&&': { '@media': { print: { overflow: 'visible', maxBlockSize: 'none' } } } },
  }),
);

export const table = style(
  component({
    inlineSize: '100%',
    borderCollapse: 'separate',
    fontVariantNumeric: 'tabular-nums',
    '@container': { [narrow]: { display: 'block' } },
    // What is above comes and goes while a long list is scrolled: the code keeps the place, not the browser too.
    overflowAnchor: 'none',
    selectors: {
      '&[data-frozen]': { '@container': { [wide]: { tableLayout: 'fixed' } } },
    },
  }),
);

export const body = style(
  component({
    '@container': {
      [narrow]: {
        display: 'block',
        overflow: 'clip',
        background: color.surface,
        border: hairline,
        borderRadius: vars.radius.panel,
      },
    },
  }),
);

const edge = `inset calc(2px * ${vars.direction}) 0 0 ${color.action}`;

const glow = keyframes({ from: { backgroundColor: color.highlight } });
export const row = style(
  component({
    blockSize: vars.row.height,
    background: color.surface,
    selectors: {
      '&:hover': { background: color.hover },
      '&:focus-within:where(:has(:focus-visible))': { background: color.hover },
      '&[aria-current]': { background: color.hover },
      // The record that was opened is on its way.
      ':root[data-going] &:focus-within': { background: color.selection },
      '&[aria-selected="true"]': { background: color.selection },
      '&[data-highlighted]': { animation: `${glow} ${vars.duration.highlight} ${vars.easing.out}` },
    },
    '@container': {
      [narrow]: {
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: space.sm,
        blockSize: 'auto',
        paddingBlock: '6px',
        paddingInline: space.sm,
        borderBlockEnd: hairline,
        // Ends the first line: the name, and the state.
        '::after': { content: '""', flex: '1 0 100%' },
        selectors: {
          '&:is([aria-selected="true"], [aria-current])': { boxShadow: edge },
          '&:last-child': { border: 0 },
        },
      },
    },
  }),
);

export const gap = style(component({ '@container': { [narrow]: { display: 'block' } } }));

const cellBase = style(
  component({
    paddingInline: space.sm,
    paddingBlock: 0,
    borderBlockEnd: hairline,
    fontWeight: font.weight.regular,
    verticalAlign: 'middle',
    outlineOffset: '-2px',
    selectors: {
      [`${row}:last-child > &`]: { borderBlockEndColor: 'transparent' },
      [`${row}[aria-current] > &:first-child`]: { '@container': { [wide]: { boxShadow: edge } } },
      '&[data-pinned]': {
        '@container': { [wide]: { position: 'sticky', insetInlineStart: pin, zIndex: 1, background: 'inherit' } },
      },
      '&[data-edge]': { '@container': { [wide]: { borderInlineEnd: hairline } } },
      '&&&': { '@media': { print: onPaper } },
    },
    // Closer than lines of prose: a row is read across, and has room for two of them.
    '@container': { [wide]: { lineHeight: 1.4 }, [narrow]: { padding: 0, border: 0 } },
  }),
);

// What a person has made narrower than its content is cut; a record shows the whole.
const cut = { maxInlineSize: size, overflow: 'clip', textOverflow: 'ellipsis' } as const;

export const cell = styleVariants(sides, (textAlign) => [
  cellBase,
  component(aligned(textAlign)),
  component({
    '@container': {
      [wide]: { ...cut, whiteSpace: textAlign === 'end' ? 'nowrap' : 'normal' },
      [tight]: { whiteSpace: 'nowrap' },
      [narrow]: {
        display: 'flex',
        order: 1,
        gap: space.xxs,
        ...small,
        lineHeight: 1.4,
        overflowWrap: 'anywhere',
        '::before': { content: 'attr(data-label)', flex: 'none', color: color.textMuted },
      },
    },
    selectors: {
      '&:empty, &:has(> [data-nothing])': { '@container': { [narrow]: { display: 'none' } } },
      // The state, the last chip of a row, stands at the end of the first line; other chips leave the name its room.
      [`&:has(> ${chip}):not(:has(~ * > ${chip}))`]: {
        '@container': { [narrow]: { order: 0, alignSelf: 'center', marginInlineEnd: 32 } },
      },
      // A name or a place says itself what it is; a number and a time don't.
      '&[data-align="start"]:not(:has(time))::before': {
        '@container': { [narrow]: unseen },
      },
    },
  }),
]);

export const rowHeader = styleVariants(sides, (textAlign) => [
  cellBase,
  component(aligned(textAlign)),
  component({
    fontWeight: font.weight.medium,
    '@container': {
      [wide]: { ...cut, minInlineSize: `min(160px, var(${cellVariables.size}, 160px))` },
      [narrow]: { flex: '1 1 0', minInlineSize: 0, textAlign: 'start', overflowWrap: 'anywhere' },
    },
    selectors: {
      // What one may do with the record stands at the end of the line that no state ends.
      [`${row}:not(:has(> * > ${chip})) > &`]: { '@container': { [narrow]: { marginInlineEnd: 32 } } },
    },
  }),
]);

export const boxCell = style([
  cellBase,
  screenOnly,
  component({
    inlineSize: 40,
    paddingInlineEnd: 0,
    lineHeight: 0,
    vars: { [cellVariables.pin]: '0px' },
    // Here and not on every cell, so that selecting all rows leaves the other cells' styles alone.
    selectors: { [`${row}[aria-selected="true"] > &`]: { '@container': { [wide]: { boxShadow: edge } } } },
    '@container': { [narrow]: { inlineSize: 'auto' } },
  }),
]);

/** All of the cell answers, not only the box. */
export const rowBox = style(
  component({
    cursor: 'pointer',
    '@container': {
      [wide]: {
        display: 'grid',
        alignItems: 'center',
        justifyContent: 'start',
        blockSize: `calc(${vars.row.height} - 3px)`,
        marginInlineStart: `calc(-1 * ${space.sm})`,
        paddingInlineStart: space.sm,
      },
    },
  }),
);

// Hundreds of boxes change at once when a page is selected.
globalStyle(`${rowBox} > input::before`, { '@layer': { [layers.components]: { transition: 'none' } } });

export const actionsCell = style([
  cellBase,
  screenOnly,
  component({
    ...actions,
    '@container': { [narrow]: { position: 'absolute', insetBlockStart: space.xs, insetInlineEnd: space.xs } },
  }),
]);

const idle = createVar();

// Seen on hover and focus, and while its menu is open; always where there is no hovering, and on cards. By a variable,
// without `:has()` and `*` behind the row: with those, a hover or a picture has the styles of all of the row made anew.
globalStyle(`${row}:not(:hover, :focus-within, [aria-current]) > ${actionsCell}`, {
  '@layer': {
    [layers.components]: {
      '@media': { '(hover: hover) and (pointer: fine)': { '@container': { [wide]: { vars: { [idle]: '0' } } } } },
    },
  },
});
globalStyle(`${actionsCell} > :not([aria-expanded="true"])`, {
  '@layer': { [layers.components]: { opacity: fallbackVar(idle, '1') } },
});

export const bone = style(
  component({
    display: 'inline-block',
    blockSize: 10,
    borderRadius: vars.radius.small,
    background: color.pressed,
  }),
);
