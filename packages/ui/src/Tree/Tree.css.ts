import { style } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, duration, easing } = vars;

const square = {
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
} as const;

export const tree = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    outline: 'none',
    selectors: { '&[data-drop-target]': { boxShadow: `0 0 0 2px ${color.action}` } },
  }),
);

/** `--tree-item-level` is React Aria's. */
export const item = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space.xxs,
    minInlineSize: 0,
    minBlockSize: vars.row.height,
    paddingInlineStart: `calc(${space.xs} + (var(--tree-item-level) - 1) * ${space.xl})`,
    paddingInlineEnd: space.xs,
    borderBlockEnd: `1px solid ${color.border}`,
    outlineOffset: '-2px',
    cursor: 'default',
    transition: `background-color ${duration.state} ${easing.out}`,
    selectors: {
      '&:last-child': { borderBlockEnd: 0 },
      '&[data-hovered], &[data-focus-visible]': { background: color.hover },
      '&[data-dragging]': { opacity: 0.5 },
      '&[data-drop-target]': { background: color.actionTint, outline: `2px solid ${color.action}` },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[data-drop-target]': { outline: '2px solid Highlight' } } },
    },
  }),
);

export const handle = style(
  component({
    ...square,
    cursor: 'grab',
    opacity: 0,
    selectors: {
      '&[data-focus-visible]': { opacity: 1 },
      [`${item}:is([data-hovered], :focus-visible) &, ${item}:has(:focus-visible) &`]: { opacity: 1 },
    },
    '@media': {
      // Where nothing can hover, or the window is a phone's.
      [`(hover: none), (pointer: coarse), ${below.md}`]: { opacity: 1 },
      '(forced-colors: active)': { opacity: 1 },
    },
  }),
);

export const opener = style(
  component({
    ...square,
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { background: color.pressed, color: color.text } },
  }),
);

/** Turned by its own direction: the theme has mirrored it already. */
export const arrow = style(
  component({
    transition: `rotate ${duration.state} ${easing.out}`,
    selectors: { [`${item}[data-expanded] &`]: { rotate: `calc(90deg * ${vars.direction})` } },
  }),
);

export const noOpener = style(component({ flex: 'none', inlineSize: 24 }));

export const text = style(
  component({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.xs,
  }),
);

export const note = style(
  component({
    fontSize: vars.font.size.caption,
    lineHeight: vars.font.lineHeight.caption,
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** Where a dragged node would go, as far in as its siblings there. */
export const gap = style(
  component({
    blockSize: 0,
    outline: 'none',
    marginInlineStart: `calc(${space.xs} + (var(--tree-item-level) - 1) * ${space.xl})`,
    selectors: { '&[data-drop-target]': { zIndex: 1, boxShadow: `0 0 0 1px ${color.action}` } },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[data-drop-target]': { outline: '2px solid Highlight' } } },
    },
  }),
);
