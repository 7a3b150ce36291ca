import { recipe } from '@vanilla-extract/recipes';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { size, lineHeight, weight } = vars.font;

export const heading = recipe({
  base: component({ color: vars.color.text, fontWeight: weight.strong, ':focus': { outline: 'none' } }),
  variants: {
    size: {
      display: component({ fontSize: size.display, lineHeight: lineHeight.display }),
      heading: component({ fontSize: size.heading, lineHeight: lineHeight.heading }),
      title: component({ fontSize: size.title, lineHeight: lineHeight.title }),
      lead: component({ fontSize: size.lead, lineHeight: lineHeight.lead }),
      body: component({ fontSize: size.body, lineHeight: lineHeight.body }),
    },
  },
});
