import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const fields = style(
  screen({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space.xxs} ${vars.space.sm}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);
