import { screen } from '@diwan/ui/theme/layered';
import { style } from '@vanilla-extract/css';

/** Keeps the place of fields that are about to be drawn. */
export const coming = style(screen({ gridColumn: '1 / -1', blockSize: 240 }));
