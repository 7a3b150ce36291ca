import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

export const area = style(
  component({
    paddingBlock: vars.space.xs,
    resize: 'vertical',
    fieldSizing: 'content',
    maxBlockSize: '24lh',
    selectors: { '&[rows="3"]': { minBlockSize: `calc(3lh + ${vars.space.md})` } },
  }),
);
