import type { AnyField } from '#crud/resource/field.ts';
import type { TextContext } from '../kind.ts';

/** The parts of a group or row in one line. */
export function partsText(
  values: Readonly<Record<string, unknown>>,
  { t, textOf }: TextContext,
  fields: Readonly<Record<string, AnyField>>,
  name: string,
): string {
  return Object.entries(fields)
    .map(([part, field]) => {
      if (field.kind === 'id') return '';
      const text = textOf(field, part, values[part]);
      // A bare yes or no says nothing without its name.
      return field.kind === 'boolean' && text !== '' ? `${t(`parts.${name}.${part}`)}: ${text}` : text;
    })
    .filter((text) => text !== '')
    .join(' · ');
}
