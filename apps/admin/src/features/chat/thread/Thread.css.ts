import { screen } from '@diwan/ui/theme/layered';
import { atMostLines } from '@diwan/ui/theme/rules/cut-lines';
import { vars } from '@diwan/ui/theme/vars.css';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, control, font, radius, space } = vars;
const caption = { fontSize: font.size.caption, lineHeight: font.lineHeight.caption } as const;

export const divider = style(
  screen({
    ...caption,
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    padding: `${space.md} ${space.md} ${space.xs}`,
    color: color.textMuted,
    '::before': { content: '', flex: 1, borderBlockStart: `1px solid ${color.border}` },
    '::after': { content: '', flex: 1, borderBlockStart: `1px solid ${color.border}` },
  }),
);
export const unread = style([
  divider,
  screen({
    color: color.critical.text,
    fontWeight: font.weight.medium,
    '::before': { borderColor: color.critical.dot },
    '::after': { borderColor: color.critical.dot },
  }),
]);

const entry = style(
  screen({
    display: 'grid',
    justifyItems: 'start',
    gap: space.hair,
    paddingInline: space.md,
    paddingBlockStart: space.xs,
    selectors: { '&[data-goes-on]': { paddingBlockStart: space.hair } },
  }),
);
export const entries = styleVariants({
  theirs: [entry],
  ours: [entry, screen({ justifyItems: 'end' })],
});
export const head = style(
  screen({ ...caption, display: 'flex', alignItems: 'center', gap: space.xs, color: color.textMuted }),
);
const bubble = style(
  screen({
    position: 'relative',
    maxInlineSize: '46rem',
    paddingBlock: space.xs,
    paddingInline: space.sm,
    borderRadius: radius.panel,
    border: '1px solid transparent',
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  }),
);
export const bubbles = styleVariants({
  theirs: [bubble, screen({ background: color.surfaceSunken })],
  ours: [bubble, screen({ background: color.actionTint })],
  note: [bubble, screen({ background: color.attention.tint, borderColor: color.border, borderStyle: 'dashed' })],
});
export const text = style(screen({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));
export const gone = style(screen({ margin: 0, fontStyle: 'normal', color: color.textMuted }));
export const quote = style(
  screen({
    ...caption,
    ...atMostLines(2),
    marginBlockEnd: space.xxs,
    paddingInlineStart: space.xs,
    borderInlineStart: `2px solid ${color.borderStrong}`,
    color: color.textMuted,
  }),
);
export const foot = style(
  screen({
    ...caption,
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: space.xxs,
    color: color.textMuted,
  }),
);
export const failed = style(screen({ color: color.critical.text }));
export const line = style(screen({ display: 'flex', alignItems: 'center', gap: space.xxs, maxInlineSize: '92%' }));
export const lines = styleVariants({ theirs: [line], ours: [line, screen({ flexDirection: 'row-reverse' })] });
/** Seen where the pointer or the focus is; a finger has no pointer and always sees it. */
const acts = style(
  screen({
    display: 'inline-flex',
    flex: 'none',
    minBlockSize: control.smallHeight,
    '@media': {
      '(hover: hover)': {
        opacity: 0,
        selectors: { [`${line}:is(:hover, :focus-within) > &`]: { opacity: 1 } },
      },
    },
  }),
);
/** By how many there are: their room is kept until they come. */
export const verbs = styleVariants({ one: control.smallHeight, two: `calc(2 * ${control.smallHeight})` }, (width) => [
  acts,
  screen({ minInlineSize: width }),
]);
export const mark = style(screen({ inlineSize: '1.1em', blockSize: '1.1em', flex: 'none' }));
export const read = style([mark, screen({ color: color.action })]);
export const start = style(screen({ ...caption, padding: space.md, textAlign: 'center', color: color.textMuted }));
export const typing = style(
  screen({ ...caption, minBlockSize: '1.6em', paddingInline: space.md, color: color.textMuted }),
);
export const pane = style(screen({ display: 'grid', gridTemplateRows: '1fr auto', minBlockSize: 0 }));
export const state = style(screen({ padding: space.lg, alignSelf: 'center' }));

/** As wide as its controls need, and never wider than what it stands in. */
export const voice = style(screen({ display: 'block', inlineSize: '280px', maxInlineSize: '100%', blockSize: '40px' }));
export const length = style(screen({ marginInlineStart: vars.space.xs, fontVariantNumeric: 'tabular-nums' }));
