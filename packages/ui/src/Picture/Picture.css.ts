import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

export const picture = style(
  component({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '96px',
    blockSize: '96px',
    overflow: 'hidden',
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.control,
    background: color.canvas,
  }),
);
export const image = style(component({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' }));
export const missing = style(component({ color: color.textMuted }));
