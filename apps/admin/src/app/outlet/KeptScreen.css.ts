import { screen } from '@diwan/ui/theme/layered';
import { style } from '@vanilla-extract/css';

export const resting = style(screen({ contentVisibility: 'hidden', blockSize: 0 }));
