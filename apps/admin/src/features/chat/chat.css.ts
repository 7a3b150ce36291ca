import { below, from } from '@diwan/ui/theme/breakpoints';
import { screen } from '@diwan/ui/theme/layered';
import { oneLine } from '@diwan/ui/theme/rules/cut-lines';
import { windowWithout } from '@diwan/ui/theme/rules/window-height';
import { vars } from '@diwan/ui/theme/vars.css';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, font, radius, space } = vars;
const hairline = `1px solid ${color.border}`;
const caption = { fontSize: font.size.caption, lineHeight: font.lineHeight.caption } as const;

export const panes = style(
  screen({
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    minInlineSize: 0,
    blockSize: `max(440px, ${windowWithout('132px')})`,
    background: color.surface,
    border: hairline,
    borderRadius: radius.panel,
    overflow: 'clip',
    '@media': {
      [from.lg]: { gridTemplateColumns: 'minmax(280px, 340px) minmax(0, 1fr)' },
      [from.xl]: {
        selectors: { '&[data-details]': { gridTemplateColumns: 'minmax(280px, 340px) minmax(0, 1fr) 300px' } },
      },
    },
  }),
);
const paneBase = style(
  screen({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    minBlockSize: 0,
    '@media': { [from.lg]: { selectors: { '& + &': { borderInlineStart: hairline } } } },
  }),
);
/** On a phone one at a time. */
const alone = (name: 'list' | 'thread') => ({
  '@media': { [below.lg]: { selectors: { [`${panes}:not([data-pane="${name}"]) > &`]: { display: 'none' } } } },
});
export const pane = styleVariants({
  list: [paneBase, screen(alone('list'))],
  thread: [
    paneBase,
    screen(alone('thread')),
    // The details stand in the place of the thread where there is no room for both.
    screen({ '@media': { [below.xl]: { selectors: { [`${panes}[data-details] > &`]: { display: 'none' } } } } }),
  ],
  details: [
    paneBase,
    screen({ overflow: 'auto', padding: space.md, gap: space.md }),
    screen({ '@media': { [below.lg]: { selectors: { [`${panes}[data-pane="list"] > &`]: { display: 'none' } } } } }),
  ],
});
export const listHead = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xs,
    padding: space.sm,
    borderBlockEnd: hairline,
    flex: 'none',
  }),
);
// What is there for screen readers alone is placed within it, or it would make the page as long as the list.
export const rows = style(screen({ position: 'relative', flex: 1, minBlockSize: 0, overflow: 'auto' }));
export const more = style(screen({ padding: space.sm, display: 'grid', justifyContent: 'center' }));
export const listState = style(screen({ padding: space.lg }));

export const row = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.sm,
    padding: space.sm,
    color: color.text,
    textDecorationLine: 'none',
    borderBlockEnd: hairline,
    outlineOffset: '-2px',
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 133px',
    selectors: {
      '&:hover': { background: color.hover },
      '&[aria-current]': {
        background: color.selection,
        boxShadow: `inset calc(2px * ${vars.direction}) 0 0 ${color.action}`,
      },
    },
  }),
);
export const rowBody = style(screen({ display: 'grid', gap: space.hair, minInlineSize: 0 }));
export const rowLine = style(screen({ display: 'flex', alignItems: 'baseline', gap: space.xs, minInlineSize: 0 }));
export const who = style(
  screen({
    ...oneLine,
    minInlineSize: 0,
    flex: 1,
    fontWeight: font.weight.medium,
    selectors: { '[data-unread] &': { fontWeight: font.weight.strong } },
  }),
);
export const cut = style(screen({ ...oneLine, minInlineSize: 0, flex: 1, fontSize: font.size.small }));
export const muted = style(screen({ ...caption, flex: 'none', color: color.textMuted }));
export const subtitle = style(screen({ ...oneLine, ...caption, color: color.textMuted }));
export const excerpt = style([cut, screen({ color: color.textMuted })]);
export const badge = style(
  screen({
    ...caption,
    flex: 'none',
    minInlineSize: '1.6em',
    paddingInline: space.xxs,
    textAlign: 'center',
    borderRadius: radius.full,
    background: color.action,
    color: color.actionText,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const threadHead = style(
  screen({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: space.xs,
    padding: space.sm,
    borderBlockEnd: hairline,
    flex: 'none',
  }),
);
export const titles = style(screen({ display: 'grid', flex: 1, minInlineSize: 140 }));
export const title = style(screen({ ...oneLine, fontWeight: font.weight.strong }));
export const log = style(screen({ flex: 1, minBlockSize: 0, display: 'grid', gridTemplateRows: 'minmax(0, 1fr)' }));
export const onNarrow = style(screen({ '@media': { [from.lg]: { display: 'none' } } }));
export const nothing = style(screen({ margin: 'auto', padding: space.lg }));
export const notice = style(screen({ padding: space.sm, borderBlockStart: hairline }));
export const detailsHead = style(
  screen({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.xs }),
);
export const reading = style(
  screen({
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    blockSize: 'min(640px, 70dvh)',
    border: hairline,
    borderRadius: radius.panel,
    overflow: 'clip',
  }),
);
