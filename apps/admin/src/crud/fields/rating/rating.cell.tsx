import { mostStars } from '@diwan/api-contract/values/rating';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import type { CellOf } from '../kind.ts';

/** How so many stars are read. */
export const starsText = (stars: number, { t, format }: Pick<CellContext, 't' | 'format'>) =>
  stars === 0 ? t('rating.none') : t('rating.stars', { given: format.number(stars), most: format.number(mostStars) });

export const rating: CellOf<'rating'> = { text: starsText };
