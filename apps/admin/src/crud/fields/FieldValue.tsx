import type { Kind } from '@diwan/api-contract/kinds/field';
import { cells } from '../resource/cells/cells.tsx';
import type { AnyField } from '../resource/field.ts';
import { useResource } from '../resource/resource-context.ts';
import type { CellOf } from './kind.ts';
import { kindCells } from './kind-cells.ts';
import { valueText } from './value-text.ts';
import { isEmpty } from './written.ts';

interface FieldValueProps {
  field: AnyField;
  /** Name of the field; the labels of its parts stand under it. */
  name: string;
  value: unknown;
}

/** What names other records has looks of its own. */
const noLabels = () => '';

/** A field's value as it is read, by its kind. */
export function FieldValue({ field, name, value }: FieldValueProps) {
  const context = useResource();
  if (field.kind === 'shown' || field.kind === 'custom') return field.cell?.(value as never, context) ?? null;
  if (isEmpty(value)) return cells.text(null);
  if (field.cell) return field.cell(value as never, context);
  const { Value } = kindCells[field.kind] as unknown as CellOf<Kind>;
  if (Value) return <Value field={field} name={name} value={value as never} Part={FieldValue} />;
  return valueText(field, name, value, context, noLabels);
}
