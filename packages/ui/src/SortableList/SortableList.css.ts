import { style } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';
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
    opacity: 0,
    selectors: {
      '&[data-focus-visible]': { opacity: 1 },
      [`${item}:is([data-hovered], [data-focus-visible-within], :focus-visible) > &, ${item}:has(:focus-visible) > &`]:
        {
          opacity: 1,
        },
    },
    '@media': {
      // Where nothing can hover, or the window is a phone's.
      [`(hover: none), (pointer: coarse), ${below.md}`]: { opacity: 1 },
      '(forced-colors: active)': { opacity: 1 },
    },
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
