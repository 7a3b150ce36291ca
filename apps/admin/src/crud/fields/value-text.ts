import type { Kind } from '@diwan/api-contract/kinds/field';
import type { CellContext } from '../resource/cells/cell-context.ts';
import type { AnyField } from '../resource/field.ts';
import type { CellOf, LabelOf, TextContext } from './kind.ts';
import { kindCells } from './kind-cells.ts';
import { isEmpty } from './written.ts';

/** A field's value in one line of words, by its kind; empty when there is none. */
export function valueText(
  field: AnyField,
  name: string,
  value: unknown,
  context: CellContext,
  labelOf: LabelOf,
): string {
  if (isEmpty(value)) return '';
  if (field.kind === 'shown') {
    const shown = field.cell(value as never, context);
    return typeof shown === 'string' ? shown : '';
  }
  if (field.kind === 'custom') return typeof value === 'string' ? value : '';
  const whole: TextContext = {
    ...context,
    labelOf,
    textOf: (part, partName, partValue) => valueText(part, partName, partValue, context, labelOf),
  };
  return (kindCells[field.kind] as unknown as CellOf<Kind>).text(value as never, whole, field, name);
}
