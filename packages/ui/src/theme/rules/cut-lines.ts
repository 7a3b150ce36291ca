import type { StyleRule } from '@vanilla-extract/css';

// With `dir="auto"` text of the other direction is cut at its own end, and still stands where the page's text begins.
const textAlign = ['-webkit-match-parent', 'match-parent'] as const;

/** One line, cut with an ellipsis, never at the dots below Arabic letters. */
export const oneLine = {
  minInlineSize: 0,
  overflow: 'clip visible',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: [...textAlign],
} satisfies StyleRule;

/** At most so many lines, of which the last is cut with an ellipsis. */
export const atMostLines = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    // The dots below the last line's letters.
    paddingBlockEnd: '0.2em',
    marginBlockEnd: '-0.2em',
    textAlign: [...textAlign],
  }) satisfies StyleRule;
