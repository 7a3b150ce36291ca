import { component } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const diagram = style(
  component({
    position: 'relative',
    border: `1px solid ${color.border}`,
    borderRadius: radius.panel,
    background: color.canvas,
    overflow: 'clip',
    '@media': { print: { border: 'none', overflow: 'visible' } },
  }),
);
export const tools = style(
  component({
    display: 'flex',
    justifyContent: 'end',
    padding: space.xs,
    borderBlockEnd: `1px solid ${color.border}`,
    '@media': { print: { display: 'none' } },
  }),
);
export const scroller = style(
  component({
    overflow: 'auto',
    maxBlockSize: '75vh',
    padding: space.sm,
    cursor: 'grab',
    selectors: {
      '&:active': { cursor: 'grabbing' },
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
      '&[hidden]': { display: 'none' },
    },
    '@media': { print: { overflow: 'visible', maxBlockSize: 'none' } },
  }),
);
export const waiting = style(component({ blockSize: '240px' }));
/** For a screen reader while the drawing is shown. */
export const heardOnly = style(
  component({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    insetBlockStart: 0,
    insetInlineStart: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  }),
);
