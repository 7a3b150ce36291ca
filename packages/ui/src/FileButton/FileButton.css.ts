import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';

export const input = style(
  component({ position: 'absolute', inlineSize: 1, blockSize: 1, opacity: 0, pointerEvents: 'none' }),
);
