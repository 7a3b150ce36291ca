import { below } from '@diwan/ui/theme/breakpoints';
import { screen } from '@diwan/ui/theme/layered';
import { layers } from '@diwan/ui/theme/layers.css';
import { vars } from '@diwan/ui/theme/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, font } = vars;

export const row = style(
  screen({ flex: 1, display: 'flex', alignItems: 'center', gap: space.xs, minInlineSize: 0, paddingBlock: space.xxs }),
);
/** Where nothing can be dragged, what is said begins where it does elsewhere. */
export const stillRow = style([row, screen({ paddingInlineStart: 24 })]);
// A mark is seen by its sign; a ground under each would make the list restless.
globalStyle(`${row} [aria-pressed="true"]:not(:hover, :active)`, {
  '@layer': { [layers.screens]: { background: 'none' } },
});
export const words = style(screen({ flex: 1, display: 'flex', flexDirection: 'column', minInlineSize: 0 }));
export const title = style(
  screen({
    border: 0,
    padding: 0,
    background: 'none',
    color: color.text,
    fontWeight: font.weight.medium,
    // The page's own side, whatever the language of the title.
    textAlign: 'start',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    borderRadius: vars.radius.small,
    selectors: {
      '&[data-completed]': { color: color.textMuted, fontWeight: font.weight.regular, textDecoration: 'line-through' },
      '&:hover:not(:disabled)': { textDecoration: 'underline', textUnderlineOffset: '3px' },
      '&:disabled': { cursor: 'default', color: color.textMuted },
    },
  }),
);
export const marks = style(screen({ flex: 'none', display: 'flex', alignItems: 'center', color: color.textMuted }));
/** On a phone the menu gives and takes it. */
export const markUnset = style(screen({ '@media': { [below.md]: { display: 'none' } } }));
export const details = style(
  screen({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space.sm}`,
    color: color.textMuted,
    fontSize: font.size.caption,
    lineHeight: font.lineHeight.caption,
  }),
);
