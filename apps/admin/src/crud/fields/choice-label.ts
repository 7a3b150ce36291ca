import { type CityId, cities } from '@diwan/api-contract/values/cities';
import type { CellContext } from '../resource/cells/cell-context.ts';
import { displayName } from '../resource/display-name.ts';

/** The name of a value that a field or filter offers; cities, countries and languages bring their own names. */
export function choiceLabel(
  labels: string,
  value: string,
  { t, language }: Pick<CellContext, 't' | 'language'>,
): string {
  if (labels === 'city') return cities[value as CityId][language];
  if (labels === 'region' || labels === 'language') return displayName(labels, value, language);
  return t(`choices.${labels}.${value}`);
}
