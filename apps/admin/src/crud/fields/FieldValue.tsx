import type { Kind } from '@diwan/api-contract/kinds/field';
import { hidden } from '@diwan/api-contract/values/mask';
import { type ReactNode, use } from 'react';
import type { CellContext } from '../resource/cells/cell-context.ts';
import { cells } from '../resource/cells/cells.tsx';
import { readable } from '../resource/cells/readable.tsx';
import { type AnyField, isMasked } from '../resource/field.ts';
import { useResource } from '../resource/resource-context.ts';
import type { CellOf } from './kind.ts';
import { kindCells } from './kind-cells.ts';
import { MaskedPartContext, RowContext } from './masked/masked-row.ts';
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
  const reveal = use(MaskedPartContext);
  const row = use(RowContext);
  const cell = field.cell && readable(field.cell as (value: unknown, context: CellContext) => ReactNode);
  if (field.kind === 'shown' || field.kind === 'custom') return cell?.(value, context) ?? null;
  if (isEmpty(value)) return cells.text(null);
  if (reveal && row && isMasked(field) && typeof value === 'string' && value.includes(hidden))
    return reveal({
      field: `${row.list}.${name}`,
      row: row.id,
      label: context.t(`parts.${row.list}.${name}`),
      masked: value,
      shown: (revealed) => <FieldValue field={field} name={name} value={revealed} />,
    });
  if (cell) return cell(value, context);
  const { Value } = kindCells[field.kind] as unknown as CellOf<Kind>;
  if (Value) return <Value field={field} name={name} value={value as never} Part={FieldValue} />;
  return readable(() => valueText(field, name, value, context, noLabels))(value, context);
}
