import type { StyleRule } from '@vanilla-extract/css';

/** There for screen readers alone; it takes no room, and nobody sees its letters, so no font is fetched for them. */
export const unseen = {
  position: 'absolute',
  minInlineSize: 0,
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  fontFamily: 'sans-serif',
} satisfies StyleRule;
