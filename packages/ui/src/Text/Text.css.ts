import { recipe } from '@vanilla-extract/recipes';
import { component } from '../theme/layered.ts';
import { oneLine } from '../theme/rules/cut-lines.ts';
import { vars } from '../theme/vars.css.ts';

const { size, lineHeight, weight } = vars.font;
const { color } = vars;

export const text = recipe({
  base: component({}),
  variants: {
    size: {
      caption: component({ fontSize: size.caption, lineHeight: lineHeight.caption }),
      small: component({ fontSize: size.small, lineHeight: lineHeight.small }),
      body: component({ fontSize: size.body, lineHeight: lineHeight.body }),
      lead: component({ fontSize: size.lead, lineHeight: lineHeight.lead }),
    },
    tone: {
      inherit: {},
      muted: component({ color: color.textMuted }),
      positive: component({ color: color.positive.text }),
      attention: component({ color: color.attention.text }),
      critical: component({ color: color.critical.text }),
    },
    weight: {
      regular: component({ fontWeight: weight.regular }),
      medium: component({ fontWeight: weight.medium }),
      strong: component({ fontWeight: weight.strong }),
    },
    isTabular: { true: component({ fontVariantNumeric: 'tabular-nums' }) },
    isTruncated: {
      true: component({ ...oneLine, display: 'block' }),
    },
    isReading: { true: component({ maxInlineSize: vars.width.reading, textWrap: 'pretty' }) },
  },
  defaultVariants: { tone: 'inherit' },
});
