import { from } from '@diwan/ui/theme/breakpoints';
import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, font, radius, space } = vars;

export const workflow = style(
  screen({
    display: 'grid',
    gap: space.xl,
    alignItems: 'start',
    '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
  }),
);
export const diagram = style(screen({ gridColumn: '1 / -1', minInlineSize: 0 }));
export const states = style(screen({ display: 'grid' }));
export const state = style(
  screen({
    display: 'grid',
    gap: space.xxs,
    padding: space.sm,
    borderBlockStart: `1px solid ${color.border}`,
    selectors: {
      '&[data-here]': {
        background: color.actionTint,
        borderRadius: radius.control,
        boxShadow: `inset 0 0 0 1px ${color.action}`,
        borderBlockStartColor: 'transparent',
      },
      '&[data-here] + &': { borderBlockStartColor: 'transparent' },
    },
  }),
);
export const name = style(screen({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm }));
export const ways = style(
  screen({ display: 'grid', color: color.textMuted, fontSize: font.size.small, paddingInlineStart: space.sm }),
);
