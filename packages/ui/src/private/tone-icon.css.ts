import { styleVariants } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { tones } from '../theme/tones.ts';

export const toneIcon = styleVariants(tones, ({ dot }) => component({ color: dot, flex: 'none' }));
