import { cityName } from '@diwan/api-contract/values/places/cities';
import type { CellContext } from '../resource/cells/cell-context.ts';
import { isReasonList, reasonLabel } from '../resource/cells/reason-label.ts';
import { displayName } from '../resource/display-name.ts';

/** The name of a value that a field or filter offers; cities, countries and languages bring their own names, reasons those that administrators gave them, and states (`states.employer`) are called as everywhere. */
export function choiceLabel(
  labels: string,
  value: string,
  { t, language }: Pick<CellContext, 't' | 'language'>,
): string {
  if (labels === 'city') return cityName(value, language);
  if (labels === 'region' || labels === 'language') return displayName(labels, value, language);
  if (isReasonList(labels)) return reasonLabel(labels, value, { language });
  if (labels.startsWith('states.')) return t(`${labels}.${value}`);
  return t(`choices.${labels}.${value}`);
}
