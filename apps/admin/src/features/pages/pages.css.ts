import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const notice = style(
  screen({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space.sm,
    maxInlineSize: vars.width.reading,
    marginInline: 'auto',
    padding: `${space.xxxl} ${space.page}`,
  }),
);
