import type { Field, FieldOf } from './field.ts';

type Fields = Readonly<Record<string, Field>>;
type Values = Readonly<Record<string, unknown>>;
/** A field that holds ids of files. */
export type FileField = FieldOf<'image' | 'images' | 'file'>;

/** A file that a draft names. */
export interface NamedFile {
  id: string;
  /** The field that it was uploaded for, by its names: `documents.scan`. */
  field: string;
  /** Where it stands in this draft: `documents.0.scan`. */
  path: string;
}

export const isFileField = (field: Field): field is FileField =>
  field.kind === 'image' || field.kind === 'images' || field.kind === 'file';

/** The field that holds files, by its name, or by its names inside groups and rows. */
export function fileFieldAt(fields: Fields, name: string): FileField | null {
  const [first = '', ...rest] = name.split('.');
  const field = Object.hasOwn(fields, first) ? fields[first] : undefined;
  if (!field) return null;
  if (rest.length > 0) return 'fields' in field ? fileFieldAt(field.fields, rest.join('.')) : null;
  return isFileField(field) ? field : null;
}

/** Every file that a draft names, in groups and rows too. */
export function filesIn(fields: Fields, values: Values, inside = '', at = ''): NamedFile[] {
  return Object.entries(fields).flatMap(([name, field]): NamedFile[] => {
    const value = values[name];
    const [own, path] = [`${inside}${name}`, `${at}${name}`];
    if (value === null || value === undefined) return [];
    if (field.kind === 'images') return (value as string[]).map((id) => ({ id, field: own, path }));
    if (isFileField(field)) return [{ id: value as string, field: own, path }];
    if (field.kind === 'group') return filesIn(field.fields, value as Values, `${own}.`, `${path}.`);
    if (field.kind !== 'rows') return [];
    return (value as Values[]).flatMap((row, index) => filesIn(field.fields, row, `${own}.`, `${path}.${index}.`));
  });
}
