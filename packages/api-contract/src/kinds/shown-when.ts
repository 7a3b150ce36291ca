import type { Field } from './field.ts';

type Values = Readonly<Record<string, unknown>>;
type Conditional = Pick<Field, 'shownWhen'>;

/** Whether a field is asked for, as the fields beside it stand. */
export function isShown({ shownWhen }: Conditional, beside: Values): boolean {
  return shownWhen === undefined || shownWhen.is.includes(beside[shownWhen.field]);
}

/** A field that holds nothing. */
export function emptyOf({ kind }: { kind: string }): unknown {
  if (kind === 'boolean') return false;
  return ['choices', 'countries', 'tags', 'localizedTags', 'fieldNames', 'rows', 'images'].includes(kind) ? [] : null;
}

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** The fields that hold something although they are not asked for, each with what it should hold. */
export function hiddenValues(fields: Readonly<Record<string, Conditional & { kind: string }>>, values: Values): Values {
  const hidden = Object.entries(fields).filter(([name, field]) => !isShown(field, values) && !isEmpty(values[name]));
  return Object.fromEntries(hidden.map(([name, field]) => [name, emptyOf(field)]));
}

/** Paths of what is filled in though it is not asked for, in groups and rows too. */
export function hiddenPaths(fields: Readonly<Record<string, Field>>, values: Values): string[] {
  const inside = Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    if (field.kind === 'group' && value)
      return hiddenPaths(field.fields, value as Values).map((path) => `${name}.${path}`);
    if (field.kind !== 'rows') return [];
    return ((value ?? []) as Values[]).flatMap((row, index) =>
      hiddenPaths(field.fields, row).map((path) => `${name}.${index}.${path}`),
    );
  });
  return [...Object.keys(hiddenValues(fields, values)), ...inside];
}
