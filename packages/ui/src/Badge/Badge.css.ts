import { createVar, fallbackVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

/** What stands on either side of the number, where a place has less room than most. */
export const badgePadding = createVar();

export const badge = recipe({
  base: component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: '20px',
    paddingInline: fallbackVar(badgePadding, '6px'),
    fontSize: vars.font.size.caption,
    lineHeight: 1.5,
    fontWeight: vars.font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    borderRadius: vars.radius.full,
  }),
  variants: {
    tone: {
      neutral: component({ color: color.textMuted, background: color.pressed }),
      critical: component({ color: color.critical.text, background: color.critical.tint }),
    },
  },
  defaultVariants: { tone: 'neutral' },
});
