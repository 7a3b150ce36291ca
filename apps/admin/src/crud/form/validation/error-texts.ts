import type { FieldError } from '@diwan/api-contract/problem';
import { valueText } from '#crud/fields/value-text.ts';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import type { AnyField } from '#crud/resource/field.ts';
import { partLabel } from '#crud/resource/labels.ts';

type Fields = Readonly<Record<string, AnyField>>;

/** What errors are put into words with: those of the resource, and the ways of its fields. */
interface ErrorContext extends CellContext {
  resource: { fields: Fields };
}

const isIndex = (step: string) => /^\d+$/.test(step);

/** The label of the field that a path leads to: `salary.max` is a part of the salary, `title.en` the other of its two texts. */
function labelOfPath(path: string, t: CellContext['t']): string {
  const [field = '', ...rest] = path.split('.');
  const name = t(`fields.${field}`, { defaultValue: path });
  const label = rest.at(-1) === 'en' ? `${name} (${t('languages.en')})` : name;
  const part = rest.findLast((each) => !isIndex(each) && each !== 'ar' && each !== 'en');
  const ownLabel = part ? partLabel(field, part, t) : '';
  return ownLabel === '' ? label : `${label}: ${ownLabel}`;
}

/** What is wrong, in the person's language. */
export function errorText({ path, code, params }: FieldError, context: ErrorContext): string {
  const attr = labelOfPath(path, context.t);
  const limits = code === 'tooSmall' || code === 'tooBig' ? limitsOf(path, params, context) : params;
  return context.t(`invalid.${code}`, { ...limits, attr, defaultValue: context.t('invalid.invalid', { attr }) });
}

/** A least or greatest value as the field's values are read: money in riyals, a share in percent. */
function limitsOf(path: string, params: FieldError['params'], context: ErrorContext): FieldError['params'] {
  const steps = path.split('.').filter((step) => !isIndex(step));
  const field = fieldAt(context.resource.fields, steps);
  if (!field || !params) return params;
  const read = (limit: unknown) => valueText(field, steps.at(-1)!, limit, context, () => '');
  return Object.fromEntries(Object.entries(params).map(([name, limit]) => [name, read(limit)]));
}

function fieldAt(fields: Fields, [name = '', ...rest]: readonly string[]): AnyField | undefined {
  const field = fields[name];
  if (rest.length === 0) return field;
  return field && 'fields' in field ? fieldAt(field.fields, rest) : undefined;
}

/** Finds the message of a field, by its path. */
export function errorsByPath(
  errors: readonly FieldError[],
  context: ErrorContext,
): (path: string) => string | undefined {
  const texts = new Map<string, string>();
  for (const error of errors) if (!texts.has(error.path)) texts.set(error.path, errorText(error, context));
  return (path) => texts.get(path);
}
