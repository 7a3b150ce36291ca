import { recipe } from '@vanilla-extract/recipes';
import { component } from '../theme/layered.ts';
import { eachSpace } from '../theme/rules/spaces.ts';

export const stack = recipe({
  base: component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
  variants: {
    gap: eachSpace((gap) => component({ gap })),
    align: {
      stretch: component({ alignItems: 'stretch' }),
      start: component({ alignItems: 'flex-start' }),
      center: component({ alignItems: 'center' }),
    },
  },
  defaultVariants: { gap: 'md', align: 'stretch' },
});
