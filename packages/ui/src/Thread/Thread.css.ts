import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { space } = vars;

export const frame = style(
  component({ position: 'relative', display: 'grid', minBlockSize: 0, minInlineSize: 0, blockSize: '100%' }),
);
export const scroller = style(
  component({
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // What is above comes and goes while it is scrolled: the code keeps the place, not the browser too.
    overflowAnchor: 'none',
    minBlockSize: 0,
    outlineOffset: '-2px',
  }),
);
export const list = style(component({ margin: 0, padding: 0, listStyle: 'none' }));
export const item = style(component({ display: 'flow-root' }));
export const end = style(
  component({
    position: 'absolute',
    insetBlockEnd: space.sm,
    insetInline: 0,
    display: 'grid',
    justifyContent: 'center',
  }),
);
