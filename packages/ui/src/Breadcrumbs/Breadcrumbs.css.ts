import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { screenOnly } from '../theme/paper.css.ts';
import { vars } from '../theme/vars.css.ts';

const { color, font } = vars;

export const list = style([
  screenOnly,
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '6px',
    // The crumbs are drawn a moment after the page, which must not move then.
    minBlockSize: `calc(${font.lineHeight.caption} + 6px)`,
    fontSize: font.size.caption,
    lineHeight: font.lineHeight.caption,
    color: color.textMuted,
  }),
]);

export const crumb = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minInlineSize: 0,
    selectors: {
      '&:not(:last-child)::after': {
        content: '""',
        inlineSize: '5px',
        blockSize: '5px',
        borderBlockStart: '1px solid',
        borderInlineEnd: '1px solid',
        transform: `rotate(calc(${vars.direction} * 45deg))`,
        color: color.borderStrong,
      },
    },
  }),
);

// High enough to be hit by a finger.
globalStyle(`${crumb} > *`, component({ display: 'inline-block', paddingBlock: '3px' }));
