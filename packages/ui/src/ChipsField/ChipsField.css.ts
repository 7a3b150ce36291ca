import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const group = style(component({ flexWrap: 'wrap', gap: space.xxs }));
export const chips = style(component({ display: 'contents', listStyle: 'none' }));
export const text = style(
  component({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', color: color.text }),
);
export const input = style(component({ flexBasis: '12ch' }));
