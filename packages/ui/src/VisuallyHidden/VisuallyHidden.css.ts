import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';

export const visuallyHidden = style(
  component({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    // Nobody sees its letters: no font is fetched for them.
    fontFamily: 'sans-serif',
  }),
);
