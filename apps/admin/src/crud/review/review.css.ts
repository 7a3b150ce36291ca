import { from } from '@diwan/ui/theme/breakpoints';
import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** Only where there may be a keyboard. */
export const keyHint = style(
  screen({ display: 'none', '@media': { '(hover: hover) and (pointer: fine)': { display: 'inline-flex' } } }),
);

export const question = style(
  screen({
    display: 'grid',
    gap: space.lg,
    alignItems: 'start',
    '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
  }),
);

export const standing = style(
  screen({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.xxs} ${space.sm}` }),
);

/** However short a record is, the bar stands at the foot of the window: where the button was, it is. */
export const document = style(
  screen({ minBlockSize: 'calc(100dvh - 190px)', paddingBlockEnd: space.md, minInlineSize: 0 }),
);
