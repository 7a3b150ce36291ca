import { wordsOf } from '@diwan/api-contract/values/text/rich-text';
import { FieldValue } from '#crud/fields/FieldValue.tsx';
import { cells } from '#crud/resource/cells/cells.tsx';
import type { AnyField } from '#crud/resource/field.ts';
import { useResource } from '#crud/resource/resource-context.ts';

/** The value of a field, or of a part of one, as it is read. */
export function DisputedValue({ path, value }: { path: string; value: unknown }) {
  const { resource, t } = useResource();
  const [name = '', part] = path.split('.');
  const field = fieldAt(resource.fields[name], part);
  if (value === undefined || value === null || value === '') return t('forms:conflict.empty');
  if (!field) return cells.text(wordsOf(String(value)), part === 'en' ? 'en' : 'ar');
  return <FieldValue field={field} name={part ?? name} value={value} />;
}

/** Undefined for one language of a text. */
function fieldAt(field: AnyField | undefined, part: string | undefined): AnyField | undefined {
  if (!part) return field;
  return field?.kind === 'group' ? field.fields[part] : undefined;
}
