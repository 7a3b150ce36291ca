import { screen } from '@diwan/ui/theme/layered';
import { tones } from '@diwan/ui/theme/tones';
import { vars } from '@diwan/ui/theme/vars.css';
import { createVar, style, styleVariants } from '@vanilla-extract/css';

const dotColor = createVar();
const name = style(
  screen({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    '::before': {
      content: '""',
      flex: 'none',
      inlineSize: '7px',
      blockSize: '7px',
      borderRadius: vars.radius.full,
      background: dotColor,
      forcedColorAdjust: 'none',
    },
  }),
);

const dots = {
  primary: tones.info.dot,
  success: tones.positive.dot,
  warning: tones.attention.dot,
  danger: tones.critical.dot,
  none: vars.color.borderStrong,
};

/** The product's tone for each colour that a tag may have. */
export const tagDots = styleVariants(dots, (dot) => [name, screen({ vars: { [dotColor]: dot } })]);
