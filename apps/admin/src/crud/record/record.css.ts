import { screen } from '@diwan/ui/theme/layered';
import { windowWithout } from '@diwan/ui/theme/rules/window-height';
import { style } from '@vanilla-extract/css';

/** As high as what is left below the tabs. */
export const paper = style(screen({ blockSize: `max(420px, ${windowWithout('230px')})` }));
