import { below } from '@diwan/ui/theme/breakpoints';
import { screen } from '@diwan/ui/theme/layered';
import { oneLine } from '@diwan/ui/theme/rules/cut-lines';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';
import { caption, small, withDot } from '../fragments.ts';

const { color, font, space } = vars;

export const mailLink = style(
  screen({
    display: 'grid',
    padding: space.xs,
    marginInline: `calc(-1 * ${space.xs})`,
    color: color.text,
    textDecorationLine: 'none',
    outlineOffset: '-2px',
    borderRadius: vars.radius.small,
  }),
);
export const rowLine = style(screen({ display: 'flex', alignItems: 'baseline', gap: space.xs, minInlineSize: 0 }));
export const rowEnd = style(
  screen({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxs,
    flex: 'none',
    marginInlineStart: 'auto',
    color: color.textMuted,
  }),
);
export const who = style(screen({ ...oneLine, selectors: { '[data-unread] &': { fontWeight: font.weight.strong } } }));
export const unreadDot = style(
  screen({
    flex: 'none',
    alignSelf: 'center',
    inlineSize: 7,
    blockSize: 7,
    borderRadius: vars.radius.full,
    background: color.action,
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  }),
);
export const time = style(screen({ ...caption, flex: 'none', color: color.textMuted, whiteSpace: 'nowrap' }));
// Whatever its language, what is cut begins where the page's lines do and is cut at its own end.
const cutText = style(
  screen({
    ...oneLine,
    ...small,
    minInlineSize: 0,
    textAlign: ['-webkit-match-parent', 'match-parent'],
  }),
);
export const subject = style([
  cutText,
  screen({
    maxInlineSize: '70%',
    selectors: { '[data-unread] &': { fontWeight: font.weight.medium } },
    '@media': { [below.sm]: { flex: 1, maxInlineSize: 'none' } },
  }),
]);
// A phone has room for what it is about.
export const snippet = style([
  cutText,
  screen({ flex: '1 1 0', color: color.textMuted, '@media': { [below.sm]: { display: 'none' } } }),
]);
export const muted = style(screen({ color: color.textMuted, ...small }));
export const rowLabel = style(screen({ ...withDot, color: color.textMuted }));
export const starred = style(screen({ color: color.text, fill: 'currentColor' }));
export const unstarred = style(screen({ color: color.textMuted }));
