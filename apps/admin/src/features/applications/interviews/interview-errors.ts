import type { FieldError } from '@diwan/api-contract/problem';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';

/** What is wrong with a meeting, in the person's language: its own words first, then those of every form. */
export function interviewErrors(
  errors: readonly FieldError[],
  t: CellContext['t'],
): (path: string) => string | undefined {
  const texts = new Map<string, string>();
  for (const { path, code, params } of errors) {
    const [field = ''] = path.split('.');
    if (texts.has(field)) continue;
    const attr = t(`meeting.fields.${field}`);
    const general = t(`invalid.${code}`, { ...params, attr, defaultValue: t('invalid.invalid', { attr }) });
    texts.set(field, t(`meeting.errors.${field}.${code}`, { defaultValue: general }));
  }
  return (path) => texts.get(path);
}
