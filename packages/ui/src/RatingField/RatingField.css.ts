import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, duration, easing, font, radius, space } = vars;

const focused = { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' } as const;

export const stars = style(component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }));

// The element is the target; the star that is seen is drawn inside it.
export const star = style(
  component({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 32,
    blockSize: 32,
    borderRadius: radius.small,
    color: color.borderStrong,
    cursor: 'pointer',
    transition: `color ${duration.state} ${easing.out}`,
    '@media': { '(pointer: coarse)': { inlineSize: 44, blockSize: 44 } },
    selectors: {
      '&:hover': { background: color.hover },
      '&[data-given]': { color: color.action },
      '&:has(:focus-visible)': focused,
      '&:has(:disabled)': { background: 'none', color: color.border, cursor: 'default' },
      '&[data-given]:has(:disabled)': { color: color.textDisabled },
    },
  }),
);

export const none = style(
  component({
    position: 'relative',
    alignItems: 'center',
    marginInlineStart: space.xs,
    paddingInline: space.xs,
    borderRadius: radius.small,
    color: color.textMuted,
    selectors: {
      '&[data-given]': { color: color.text, fontWeight: font.weight.medium },
      '&:has(:focus-visible)': focused,
    },
  }),
);
