import { from } from '@diwan/ui/theme/breakpoints';
import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const difference = style(
  screen({
    display: 'grid',
    columnGap: space.md,
    fontSize: font.size.small,
    '@media': { [from.sm]: { gridTemplateColumns: 'minmax(96px, 24%) minmax(0, 1fr)' } },
  }),
);
export const name = style(screen({ color: color.textMuted }));
export const values = style(
  screen({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.sm,
    minInlineSize: 0,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
);
export const before = style(screen({ color: color.textMuted }));
export const after = style(screen({ color: color.text, textDecoration: 'none' }));
export const none = style(screen({ color: color.textMuted }));
