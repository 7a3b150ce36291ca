import type { StyleRule } from '@vanilla-extract/css';

/** One line, cut with an ellipsis. With `dir="auto"` text of the other direction is cut at its own end, and still stands where the page's text begins. */
export const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: ['-webkit-match-parent', 'match-parent'],
} satisfies StyleRule;
