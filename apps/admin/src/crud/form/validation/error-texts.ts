import type { FieldError } from '@diwan/api-contract/problem';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';

/** The label of the field that a path leads to: `salary.max` is a part of the salary. */
export function labelOfPath(path: string, t: CellContext['t']): string {
  const [field = '', ...rest] = path.split('.');
  const label = t(`fields.${field}`, { defaultValue: path });
  const part = rest.findLast((each) => !/^\d+$/.test(each) && each !== 'ar' && each !== 'en');
  const partLabel = part ? t(`parts.${field}.${part}`, { defaultValue: '' }) : '';
  return partLabel === '' ? label : `${label}: ${partLabel}`;
}

/** What is wrong, in the person's language. */
export function errorText({ path, code, params }: FieldError, t: CellContext['t']): string {
  const attr = labelOfPath(path, t);
  return t(`invalid.${code}`, { ...params, attr, defaultValue: t('invalid.invalid', { attr }) });
}

/** Finds the message of a field, by its path. */
export function errorsByPath(errors: readonly FieldError[], t: CellContext['t']): (path: string) => string | undefined {
  const texts = new Map<string, string>();
  for (const error of errors) if (!texts.has(error.path)) texts.set(error.path, errorText(error, t));
  return (path) => texts.get(path);
}
