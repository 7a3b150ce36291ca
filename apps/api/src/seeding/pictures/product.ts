import type { Random } from '../random.ts';
import { marks, pairs } from './logo.ts';
import { area, sized } from './svg.ts';

/** What stands for a product that does not exist: a mark on a ground of two colours, four wide and three high. */
export function productPicture(random: Random): string {
  const [strong, light] = random.pick(pairs);
  const mark = random.pick(marks);
  const edge = random.int(30, 66);
  return sized(
    '-16 0 128 96',
    [640, 480],
    [
      area(light, 'M-16 0h128v96h-128z'),
      area('#ffffff', `M-16 ${edge}l128-20v${116 - edge}h-128z`),
      ...mark(strong, light),
    ],
  );
}
