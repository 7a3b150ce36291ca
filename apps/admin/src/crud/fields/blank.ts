import type { Field } from '@diwan/api-contract/kinds/field';
import { emptyOf } from '@diwan/api-contract/kinds/shown-when';

/** A new row, as the contract says that its parts begin. */
export function blankRow(fields: Readonly<Record<string, Field>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, blankOf(field)]));
}

function blankOf(field: Field): unknown {
  if (field.blank !== undefined) return field.blank;
  if (field.kind === 'id') return crypto.randomUUID();
  if (field.kind === 'localized') return { ar: '', en: '' };
  if (field.kind === 'group') return blankRow(field.fields);
  return emptyOf(field);
}
