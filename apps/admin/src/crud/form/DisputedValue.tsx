import { FieldValue } from '../fields/FieldValue.tsx';
import { cells } from '../resource/cells.tsx';
import type { AnyField } from '../resource/field.ts';
import { useResource } from '../resource/resource-context.ts';

/** How a field, or a part of one, is called: `name.ar` is the name in Arabic. */
export function useDisputeLabel(): (path: string) => string {
  const { resource, t } = useResource();
  return (path) => {
    const [name = '', part] = path.split('.');
    const field = t(`fields.${name}`);
    if (!part) return field;
    if (resource.fields[name]?.kind === 'localized')
      return t('forms:conflict.inLanguage', { field, language: t(`forms:conflict.languages.${part}`) });
    return `${field}: ${t(`parts.${name}.${part}`)}`;
  };
}

/** The value of a field, or of a part of one, as it is read. */
export function DisputedValue({ path, value }: { path: string; value: unknown }) {
  const { resource, t } = useResource();
  const [name = '', part] = path.split('.');
  const field = fieldAt(resource.fields[name], part);
  if (value === undefined || value === null || value === '') return t('forms:conflict.empty');
  if (!field) return cells.text(String(value), part === 'en' ? 'en' : 'ar');
  return <FieldValue field={field} name={part ?? name} value={value} />;
}

/** Undefined for one language of a text. */
function fieldAt(field: AnyField | undefined, part: string | undefined): AnyField | undefined {
  if (!part) return field;
  return field?.kind === 'group' ? field.fields[part] : undefined;
}
