import { below, from } from '@diwan/ui/theme/breakpoints';
import { screen } from '@diwan/ui/theme/layered';
import { oneLine } from '@diwan/ui/theme/rules/cut-lines';
import { windowWithout } from '@diwan/ui/theme/rules/window-height';
import { vars } from '@diwan/ui/theme/vars.css';
import { style, styleVariants } from '@vanilla-extract/css';
import { hairline, small } from './fragments.ts';

const { color, space } = vars;

export const panes = style(
  screen({
    minInlineSize: 0,
    background: color.surface,
    border: hairline,
    borderRadius: vars.radius.panel,
    overflow: 'clip',
    '@media': {
      [from.lg]: {
        display: 'grid',
        gridTemplateColumns: '200px minmax(320px, 2fr) 3fr',
        blockSize: `max(480px, ${windowWithout('324px')})`,
      },
    },
  }),
);
export const paneBase = style(
  screen({
    minInlineSize: 0,
    minBlockSize: 0,
    '@media': { [from.lg]: { selectors: { '& + &': { borderInlineStart: hairline } } } },
  }),
);
// On a phone one at a time.
const shownAs = (name: 'folders' | 'list' | 'mail') => ({
  '@media': { [below.lg]: { selectors: { [`${panes}:not([data-pane="${name}"]) > &`]: { display: 'none' } } } },
});
export const pane = styleVariants({
  folders: [
    paneBase,
    screen({ display: 'flex', flexDirection: 'column', gap: space.xs, padding: space.xs, overflow: 'auto' }),
    screen(shownAs('folders')),
  ],
  list: [
    paneBase,
    screen({
      display: 'flex',
      flexDirection: 'column',
      '@media': { [below.lg]: { blockSize: `max(420px, ${windowWithout('180px')})` } },
    }),
    screen(shownAs('list')),
  ],
  mail: [
    paneBase,
    // What stands at its edges covers nothing that has the focus.
    screen({ display: 'flex', flexDirection: 'column', overflow: 'auto', scrollPaddingBlock: '56px 64px' }),
    screen(shownAs('mail')),
  ],
});
export const onPhone = style(screen({ '@media': { [from.lg]: { display: 'none' } } }));
export const head = style(
  screen({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    padding: space.xs,
    borderBlockEnd: hairline,
  }),
);
export const listHead = style([head, screen({ flexWrap: 'wrap', justifyContent: 'space-between' })]);
export const search = style(
  screen({ flex: 1, minInlineSize: 0, '@media': { [below.lg]: { order: 1, flexBasis: '100%' } } }),
);
export const selectionHead = style([
  head,
  screen({ minBlockSize: 44, paddingBlock: space.xxs, paddingInlineEnd: space.xxs }),
]);
export const countText = style(screen({ ...oneLine, ...small, flex: 1, color: color.textMuted }));
export const verbs = style(screen({ display: 'flex', flex: 'none', gap: space.hair }));
export const rows = style(screen({ flex: 1, minBlockSize: 0 }));
export const listNotice = style(screen({ padding: space.xs, borderBlockEnd: hairline }));
export const listState = style(screen({ display: 'grid', alignContent: 'start', overflow: 'hidden' }));
// As high as a mail.
export const skeletonRow = style(
  screen({
    display: 'grid',
    alignContent: 'center',
    blockSize: `calc(2lh + ${space.md})`,
    paddingInline: '48px 40px',
    borderBlockEnd: hairline,
  }),
);
