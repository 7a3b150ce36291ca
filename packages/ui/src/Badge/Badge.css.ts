import { recipe } from '@vanilla-extract/recipes';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

export const badge = recipe({
  base: component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: '20px',
    paddingInline: '6px',
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
