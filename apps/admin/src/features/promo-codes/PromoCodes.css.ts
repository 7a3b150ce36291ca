import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, font, radius, space } = vars;

/** As it is typed: every sign as wide as the others. */
export const code = style(screen({ fontFamily: font.family.code, letterSpacing: '0.04em', whiteSpace: 'nowrap' }));

export const copy = style(
  screen({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 28,
    blockSize: 28,
    padding: 0,
    border: 'none',
    borderRadius: radius.small,
    background: 'none',
    color: color.textMuted,
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: color.action, background: color.hover },
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    },
  }),
);

export const intro = style(
  screen({ display: 'flex', flexDirection: 'column', gap: space.sm, marginBlockEnd: space.md }),
);
