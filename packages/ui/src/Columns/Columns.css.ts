import { recipe } from '@vanilla-extract/recipes';
import { from } from '../theme/breakpoints.ts';
import { component } from '../theme/layered.ts';
import { eachSpace } from '../theme/rules/spaces.ts';

function equal(count: number) {
  return { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` };
}

export const columns = recipe({
  base: component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' }),
  variants: {
    gap: eachSpace((gap) => component({ gap })),
    count: {
      2: component({ '@media': { [from.lg]: equal(2) } }),
      3: component({ '@media': { [from.md]: equal(2), [from.xl]: equal(3) } }),
      4: component({ '@media': { [from.sm]: equal(2), [from.xl]: equal(4) } }),
    },
  },
  defaultVariants: { gap: 'md', count: 2 },
});
