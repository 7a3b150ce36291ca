import { type CityId, cities } from '@diwan/api-contract/values/cities';
import type { CellContext } from '../resource/cells/cell-context.ts';

/** The name of a value that a field or filter offers; cities bring their own names. */
export function choiceLabel(
  labels: string,
  value: string,
  { t, language }: Pick<CellContext, 't' | 'language'>,
): string {
  return labels === 'city' ? cities[value as CityId][language] : t(`choices.${labels}.${value}`);
}
