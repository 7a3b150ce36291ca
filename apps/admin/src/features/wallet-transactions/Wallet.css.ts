import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { font, space, control } = vars;

// As high as the field with its label from the beginning: nothing below moves when it comes.
export const picker = style(
  screen({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    maxInlineSize: '24rem',
    minBlockSize: `calc(${font.lineHeight.body} + ${space.xxs} + ${control.height})`,
  }),
);
