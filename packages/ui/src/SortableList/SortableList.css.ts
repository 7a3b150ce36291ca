import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, duration, easing } = vars;

export const list = style(component({ display: 'flex', flexDirection: 'column', outline: 'none' }));

export const item = style(
  component({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    minBlockSize: vars.row.height,
    paddingInline: space.xs,
    borderBlockEnd: `1px solid ${color.border}`,
    outlineOffset: '-2px',
    transition: `background-color ${duration.state} ${easing.out}`,
    selectors: {
      '&:last-child': { borderBlockEnd: 0 },
      '&[data-hovered], &[data-focus-visible-within]': { background: color.hover },
      '&[data-dragging]': { opacity: 0.5 },
    },
  }),
);

export const handle = style(
  component({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 24,
    blockSize: 24,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.small,
    background: 'none',
    color: color.textMuted,
    cursor: 'grab',
  }),
);

/** Where a dragged item would go. */
export const gap = style(
  component({
    blockSize: 0,
    outline: 'none',
    selectors: {
      '&[data-drop-target]': { position: 'relative', zIndex: 1, boxShadow: `0 0 0 1px ${color.action}` },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[data-drop-target]': { outline: '2px solid Highlight' } } },
    },
  }),
);
