import { below } from '@diwan/ui/theme/breakpoints';
import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const logo = style(
  screen({ display: 'inline-flex', alignItems: 'center', gap: space.xs, flex: 'none', color: color.text }),
);

export const mark = style(screen({ display: 'inline-flex' }));
/** In a bar the name is enough on a phone. */
export const whereThereIsRoom = style([mark, screen({ '@media': { [below.sm]: { display: 'none' } } })]);

/** Stands on the ground of the page, wider than what is in it; gone where there is no room beside that. */
export const gate = style(
  screen({
    position: 'absolute',
    insetBlockEnd: 0,
    blockSize: 'min(100%, 860px)',
    color: color.border,
    pointerEvents: 'none',
    '@media': { [below.sm]: { display: 'none' } },
  }),
);
