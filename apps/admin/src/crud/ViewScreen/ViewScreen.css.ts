import { from } from '@diwan/ui/theme/breakpoints';
import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const overview = style(
  screen({
    display: 'grid',
    gap: vars.space.xl,
    alignItems: 'start',
    '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 280px' } },
  }),
);

export const section = style(screen({ display: 'grid', gap: vars.space.sm }));

export const aside = style(
  screen({
    '@media': {
      [from.lg]: { borderInlineStart: `1px solid ${vars.color.border}`, paddingInlineStart: vars.space.lg },
    },
  }),
);
