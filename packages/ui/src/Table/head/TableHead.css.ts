import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '#theme/layered.ts';
import { screenOnly } from '#theme/paper.css.ts';
import { narrow, wide } from '#theme/rules/place-for-rows.ts';
import { unseen } from '#theme/rules/unseen.ts';
import { vars } from '#theme/vars.css.ts';
import { cellVariables } from '../columns.ts';
import { table } from '../Table.css.ts';
import { actions, aligned, hairline, onPaper, pin, sides, small } from '../table-layout.ts';

const { color, space, font } = vars;
const headSize = `var(${cellVariables.kept}, var(${cellVariables.size}, var(${cellVariables.width})))`;

export const head = style(component({ '@container': { [narrow]: { display: 'block' } } }));
export const headRow = style(component({ '@container': { [narrow]: { display: 'flex' } } }));

const headBase = style(
  component({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.z.sticky,
    blockSize: 34,
    inlineSize: headSize,
    minInlineSize: headSize,
    paddingInline: space.sm,
    background: color.surface,
    borderBlockEnd: hairline,
    ...small,
    fontWeight: font.weight.medium,
    color: color.textMuted,
    whiteSpace: 'nowrap',
    '@container': { [narrow]: { display: 'none' } },
    selectors: {
      '&&': { '@media': { print: onPaper } },
      '&[data-pinned]': { zIndex: 400, insetInlineStart: pin },
      '&[data-edge]': { borderInlineEnd: hairline },
      [`${table}[data-turning] &`]: { borderBlockEndColor: color.action },
    },
  }),
);
export const headCell = styleVariants(sides, (textAlign) => [headBase, component(aligned(textAlign))]);

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
    '@media': { print: { marginInline: 0, paddingInline: 0 } },
    selectors: {
      [`${headBase}[data-align="end"]:dir(ltr) > &`]: { flexDirection: 'row-reverse' },
      '&:hover': { background: color.hover, color: color.text },
      '[aria-sort$="ending"] > &': { color: color.text },
    },
  }),
);
export const sortArrow = styleVariants({
  on: component({}),
  off: [
    screenOnly,
    component({ opacity: 0, selectors: { [`${sortButton}:is(:hover, :focus-visible) > &`]: { opacity: 1 } } }),
  ],
});

export const boxHead = style([
  headBase,
  screenOnly,
  component({
    inlineSize: 40,
    minInlineSize: 40,
    paddingInlineEnd: 0,
    textAlign: 'start',
    vars: { [cellVariables.pin]: '0px', [cellVariables.width]: '40px' },
    '@container': {
      [narrow]: { display: 'block', position: 'static', blockSize: 'auto', padding: 0, border: 0, background: 'none' },
    },
  }),
]);

export const pageBox = style(
  component({
    display: 'grid',
    gridAutoFlow: 'column',
    alignItems: 'center',
    justifyContent: 'start',
    gap: space.xs,
    cursor: 'pointer',
    '@container': { [narrow]: { minBlockSize: 44, marginBlockEnd: space.xxs, paddingInlineStart: space.sm } },
  }),
);
export const pageBoxText = style(component({ '@container': { [wide]: { display: 'none' } } }));

export const actionsHead = style([
  headBase,
  screenOnly,
  component({ ...actions, selectors: { [`${table}[data-sized] &`]: { inlineSize: 'auto' } } }),
]);
/** The edge of a column, wider than it looks, half of it over the next. */
export const resizer = style([
  screenOnly,
  component({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: -12,
    inlineSize: 24,
    cursor: 'col-resize',
    touchAction: 'none',
    outline: 'none',
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 10,
      insetInlineStart: 11,
      inlineSize: 1,
      background: 'transparent',
      transition: `background-color ${vars.duration.state} ${vars.easing.out}`,
    },
    selectors: {
      [`${headRow}:hover &::after`]: { background: color.borderStrong },
      '&:is(:hover, :active)::after': { insetBlock: 0, inlineSize: 2, background: color.action },
      '&:focus-visible::after': { insetBlock: 0, inlineSize: 4, insetInlineStart: 10, background: color.focus },
      [`${headBase}:last-child > &`]: { insetInlineEnd: 0, inlineSize: 12 },
    },
  }),
]);

export const sortChoice = style([
  screenOnly,
  component({
    display: 'none',
    '@container': {
      [narrow]: {
        position: 'relative',
        zIndex: 1,
        display: 'flex',
        alignItems: 'center',
        gap: space.xs,
        inlineSize: 'fit-content',
        maxInlineSize: '56%',
        marginInlineStart: 'auto',
      },
    },
    selectors: {
      // One line with the box that selects all of the page.
      [`&:has(+ * ${pageBox})`]: { '@container': { [narrow]: { minBlockSize: 44, marginBlockEnd: -44 } } },
      [`&:not(:has(+ * ${pageBox}))`]: { '@container': { [narrow]: { marginBlockEnd: space.xs } } },
    },
  }),
]);
export const sortChoiceLabel = style(component({ flex: 'none', ...small, color: color.textMuted }));

export const hidden = style(component(unseen));
