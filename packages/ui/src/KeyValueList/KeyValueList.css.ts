import { style } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const list = style(component({ display: 'grid' }));

export const pair = style(
  component({
    display: 'grid',
    columnGap: space.xl,
    paddingBlock: '9px',
    borderBlockEnd: `1px solid ${color.border}`,
    ':last-child': { borderBlockEnd: 0 },
    '@media': { [from.sm]: { gridTemplateColumns: 'minmax(120px, 30%) minmax(0, 1fr)' } },
  }),
);

export const name = style(component({ color: color.textMuted }));
export const value = style(component({ minInlineSize: 0 }));
