import { below } from '@diwan/ui/theme/breakpoints';
import { screen } from '@diwan/ui/theme/layered';
import { screenOnly } from '@diwan/ui/theme/paper.css';
import { oneLine } from '@diwan/ui/theme/rules/cut-lines';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, space, font } = vars;

/** As high as a queue with something overdue: what stands below stays when it is known. */
const height = 84;
const width = 208;
const gap = 8;

/** Where less than so many queues stand side by side. */
const narrowerThan = (columns: number) => `(inline-size < ${columns * (width + gap) - gap}px)`;

export const place = style(screen({ containerType: 'inline-size' }));
export const strip = style(
  screen({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${width}px, 1fr))`,
    gap,
    minBlockSize: height,
    '@media': { [below.sm]: { gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))' } },
  }),
);
/** One box for however many queues will stand there. */
export const coming = style(
  screen({
    gridColumn: '1 / -1',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    paddingInline: space.md,
    background: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
  }),
);
export const nothing = style(screen({ gridColumn: '1 / -1', margin: 0, alignSelf: 'center', color: color.textMuted }));

export const cell = style(
  screen({
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    position: 'relative',
    minBlockSize: height,
    paddingInline: space.sm,
    background: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
    selectors: { '&:has(> div > a:hover)': { borderColor: color.borderStrong } },
    '@media': { [below.sm]: { justifyContent: 'flex-start', paddingBlock: space.xs } },
  }),
);
/** Of what waits no more is shown than one line holds beside the way to the rest, and at least four. */
export const pressing = style([
  cell,
  screen({
    '@container': Object.fromEntries(
      [9, 8, 7, 6].map((columns) => [
        narrowerThan(columns),
        { selectors: { [`&:nth-of-type(n + ${columns - 1})`]: { display: 'none' } } },
      ]),
    ),
  }),
]);
export const head = style(
  screen({ display: 'flex', alignItems: 'center', gap: space.xxs, minInlineSize: 0, minBlockSize: 24 }),
);
export const title = style(
  screen({
    margin: 0,
    ...oneLine,
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
    fontWeight: font.weight.medium,
    color: color.textMuted,
    '@media': { [below.sm]: { whiteSpace: 'normal' } },
  }),
);
/** Above the way that all of the cell is. */
export const help = style(screen({ position: 'relative', zIndex: 1, flex: 'none', inlineSize: 24, blockSize: 24 }));

export const figures = style(
  screen({
    display: 'flex',
    alignItems: 'center',
    gap: `0 ${space.xs}`,
    minInlineSize: 0,
    '@media': { [below.sm]: { flexWrap: 'wrap' } },
  }),
);
export const count = style(
  screen({
    color: color.text,
    textDecoration: 'none',
    fontSize: font.size.display,
    lineHeight: font.lineHeight.display,
    fontWeight: font.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.panel },
      '&:hover': { color: color.action },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    },
  }),
);
export const facts = style(
  screen({ display: 'grid', minInlineSize: 0, fontSize: font.size.small, lineHeight: font.lineHeight.small }),
);
/** In one line: two would make the whole row of queues higher. */
export const oldest = style(screen({ ...oneLine, color: color.textMuted }));
export const overdue = style(
  screen({
    position: 'relative',
    zIndex: 1,
    inlineSize: 'fit-content',
    color: color.critical.text,
    fontWeight: font.weight.medium,
    textDecoration: 'none',
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2, borderRadius: vars.radius.small },
    },
  }),
);
export const unfold = style([screenOnly, screen({ alignSelf: 'center', justifySelf: 'start' })]);
