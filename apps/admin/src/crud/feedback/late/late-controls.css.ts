import { screen } from '@diwan/ui/theme/layered';
import { style } from '@vanilla-extract/css';

/** The controls stand where their place does. */
export const place = style(screen({ display: 'contents' }));
