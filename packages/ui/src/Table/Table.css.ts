import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, font } = vars;
const hairline = `1px solid ${color.border}`;
const small = { fontSize: font.size.caption, lineHeight: font.lineHeight.caption };
const sides = { start: 'start', end: 'end' } as const;

// Below this width of the place itself, rows are cards.
const narrow = '(max-width: 700px)';
const wide = '(min-width: 700.02px)';

export const place = style(component({ containerType: 'inline-size' }));

export const scroller = style(
  component({
    '@container': {
      [wide]: {
        overflow: 'auto',
        maxBlockSize: 'max(360px, calc(100dvh - 240px))',
        scrollPaddingBlock: '40px',
        background: color.surface,
        border: hairline,
        borderRadius: vars.radius.panel,
      },
    },
  }),
);

export const table = style(
  component({
    inlineSize: '100%',
    borderCollapse: 'separate',
    fontVariantNumeric: 'tabular-nums',
    '@container': { [narrow]: { display: 'block' } },
    selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
  }),
);

export const head = style(component({ '@container': { [narrow]: { display: 'none' } } }));

const headBase = style(
  component({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.z.sticky,
    blockSize: 40,
    paddingInline: space.sm,
    background: color.surface,
    borderBlockEnd: hairline,
    ...small,
    fontWeight: font.weight.medium,
    color: color.textMuted,
    whiteSpace: 'nowrap',
  }),
);
export const headCell = styleVariants(sides, (textAlign) => [headBase, component({ textAlign })]);

export const body = style(component({ '@container': { [narrow]: { display: 'block' } } }));

export const sortButton = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxs,
    minBlockSize: 28,
    marginInline: `calc(-1 * ${space.xs})`,
    paddingInline: space.xs,
    borderRadius: vars.radius.small,
    fontWeight: font.weight.medium,
    cursor: 'pointer',
    selectors: {
      [`${headBase}[data-align="end"] > &`]: { flexDirection: 'row-reverse' },
      '&:hover': { background: color.hover, color: color.text },
      '[aria-sort$="ending"] > &': { color: color.text },
    },
  }),
);
export const sortArrow = styleVariants({
  on: component({}),
  off: component({ opacity: 0, selectors: { [`${sortButton}:is(:hover, :focus-visible) > &`]: { opacity: 1 } } }),
});

const glow = keyframes({ from: { backgroundColor: color.highlight } });
export const row = style(
  component({
    blockSize: vars.row.height,
    background: color.surface,
    transition: `background-color ${vars.duration.state}`,
    selectors: {
      '&:hover': { background: color.hover },
      '&:focus-within:has(:focus-visible)': { background: color.hover },
      '&[aria-selected="true"]': { background: color.selection },
      '&[data-highlighted]': { animation: `${glow} ${vars.duration.highlight} ease-out` },
    },
    '@container': {
      [narrow]: {
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignItems: 'center',
        rowGap: space.xxs,
        blockSize: 'auto',
        marginBlockEnd: space.xs,
        padding: space.sm,
        border: hairline,
        borderRadius: vars.radius.panel,
        selectors: { '&[aria-selected="true"]': { borderColor: color.action } },
      },
    },
  }),
);

const cellBase = style(
  component({
    paddingInline: space.sm,
    paddingBlock: space.xxs,
    borderBlockEnd: hairline,
    fontWeight: font.weight.regular,
    verticalAlign: 'middle',
    outlineOffset: '-2px',
    selectors: { [`${row}:last-child > &`]: { borderBlockEndColor: 'transparent' } },
    '@container': { [narrow]: { padding: 0, border: 0 } },
  }),
);

export const cell = styleVariants(sides, (textAlign) => [
  cellBase,
  component({
    textAlign,
    '@container': {
      [narrow]: {
        gridColumn: '1 / -1',
        display: 'flex',
        justifyContent: 'space-between',
        gap: space.md,
        textAlign: 'start',
        '::before': { content: 'attr(data-label)', flex: 'none', ...small, color: color.textMuted },
      },
    },
    selectors: { '&:empty': { '@container': { [narrow]: { display: 'none' } } } },
  }),
]);

export const rowHeader = styleVariants(sides, (textAlign) => [
  cellBase,
  component({
    textAlign,
    fontWeight: font.weight.medium,
    '@container': { [narrow]: { gridColumn: 2, textAlign: 'start', paddingInlineEnd: space.xxl } },
  }),
]);

export const boxCell = style([
  cellBase,
  component({
    inlineSize: 40,
    paddingInlineEnd: 0,
    textAlign: 'start',
    lineHeight: 0,
    selectors: {
      [`${head} &`]: { position: 'sticky', insetBlockStart: 0, zIndex: vars.z.sticky, background: color.surface },
      // The accent edge of a selected row.
      '[aria-selected="true"] > &': {
        '@container': { [wide]: { boxShadow: `inset calc(2px * ${vars.direction}) 0 0 ${color.action}` } },
      },
    },
    '@container': { [narrow]: { inlineSize: 'auto', paddingInlineEnd: space.xs } },
  }),
]);

export const actionsCell = style([
  cellBase,
  component({
    inlineSize: 48,
    textAlign: 'end',
    selectors: {
      [`${head} &`]: { position: 'sticky', insetBlockStart: 0, zIndex: vars.z.sticky, background: color.surface },
    },
    '@container': { [narrow]: { position: 'absolute', insetBlockStart: space.xs, insetInlineEnd: space.xs } },
  }),
]);

export const bone = style(
  component({
    display: 'inline-block',
    blockSize: 10,
    borderRadius: vars.radius.small,
    background: color.pressed,
  }),
);

export const sortChoice = style(
  component({
    display: 'none',
    '@container': {
      [narrow]: { display: 'flex', alignItems: 'center', gap: space.xs, marginBlockEnd: space.sm },
    },
  }),
);
export const sortChoiceLabel = style(component({ flex: 'none', color: color.textMuted }));

export const hidden = style(
  component({ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' }),
);
