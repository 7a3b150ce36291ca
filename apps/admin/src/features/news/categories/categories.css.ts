import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const list = style(screen({ margin: 0, padding: 0, listStyle: 'none' }));
export const item = style(
  screen({
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    paddingBlock: space.xs,
    borderBlockEnd: `1px solid ${color.border}`,
  }),
);
export const name = style(screen({ flex: 1, minInlineSize: 0, fontWeight: font.weight.medium }));
