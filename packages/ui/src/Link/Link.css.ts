import { recipe } from '@vanilla-extract/recipes';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

export const link = recipe({
  base: component({
    borderRadius: vars.radius.small,
    textUnderlineOffset: '3px',
    textDecorationThickness: '1px',
    ':hover': { textDecorationLine: 'underline' },
  }),
  variants: {
    tone: {
      action: component({ color: vars.color.action }),
      text: component({ color: vars.color.text, fontWeight: vars.font.weight.medium }),
      muted: component({ color: vars.color.textMuted, ':hover': { color: vars.color.text } }),
    },
    isUnderlined: { true: component({ textDecorationLine: 'underline' }) },
  },
  defaultVariants: { tone: 'action' },
});
