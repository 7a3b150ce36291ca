import { recipe } from '@vanilla-extract/recipes';
import { component } from '../theme/layered.ts';
import { eachSpace } from '../theme/rules/spaces.ts';

export const inline = recipe({
  base: component({ display: 'flex', minInlineSize: 0 }),
  variants: {
    gap: eachSpace((gap) => component({ gap })),
    align: {
      start: component({ alignItems: 'flex-start' }),
      center: component({ alignItems: 'center' }),
      baseline: component({ alignItems: 'baseline' }),
      end: component({ alignItems: 'flex-end' }),
    },
    justify: {
      start: component({ justifyContent: 'flex-start' }),
      center: component({ justifyContent: 'center' }),
      between: component({ justifyContent: 'space-between' }),
      end: component({ justifyContent: 'flex-end' }),
    },
    wraps: { true: component({ flexWrap: 'wrap' }), false: {} },
  },
  defaultVariants: { gap: 'xs', align: 'center', justify: 'start', wraps: true },
});
