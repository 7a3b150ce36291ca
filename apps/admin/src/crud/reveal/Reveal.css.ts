import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

/** As high as its button, which comes a little after the text. */
export const value = style(
  screen({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.control.smallHeight,
    fontVariantNumeric: 'tabular-nums',
  }),
);
