import { type AnyField, isMasked } from '../resource/field.ts';

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether nothing was written, also not in a part or a language of it. */
export function isUnwritten(field: AnyField, value: unknown): boolean {
  if (isEmpty(value)) return true;
  const parts = value as Readonly<Record<string, unknown>>;
  if (field.kind === 'localized' || field.kind === 'richText') return isEmpty(parts.ar) && isEmpty(parts.en);
  if (field.kind === 'group')
    return Object.entries(field.fields).every(([part, inner]) => isUnwritten(inner, parts[part]));
  return false;
}

/** Whether its rows stand below each other. */
export const isOfBlocks = (field: AnyField): boolean =>
  field.kind === 'rows' && Object.values(field.fields).some((part) => isProse(part) || isMasked(part));

/** Whether it is read as a text and not at a glance. */
export const isProse = (field: AnyField): boolean =>
  field.kind === 'localized' || field.kind === 'richText' || (field.kind === 'text' && field.isMultiline === true);
