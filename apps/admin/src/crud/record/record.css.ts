import { screen } from '@diwan/ui/theme/layered';
import { style } from '@vanilla-extract/css';

/** As high as what is left below the tabs. */
export const paper = style(screen({ blockSize: 'max(420px, calc(100dvh - 230px))' }));
