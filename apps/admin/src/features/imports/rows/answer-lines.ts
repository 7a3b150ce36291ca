import type { ImportRow } from '@diwan/api-contract/importing/endpoints';
import type { DifferenceLine } from '#crud/activity/difference-lines.ts';
import type { LabelOf } from '#crud/fields/kind.ts';
import { valueText } from '#crud/fields/value-text.ts';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import type { Resource } from '#crud/resource/define-resource.ts';
import type { AnyField } from '#crud/resource/field.ts';

/** What an answer does to its record: the state to which it comes, and what its event brings. */
export function answerLines(
  differences: ImportRow['differences'],
  { eventFields = {}, workflow }: Pick<Resource, 'eventFields' | 'workflow'>,
  context: CellContext,
  labelOf: LabelOf,
): DifferenceLine[] {
  const { t } = context;
  const brought: Readonly<Record<string, AnyField>> = Object.assign({}, ...Object.values(eventFields));
  return differences.map(({ path, before, after }) => {
    if (path === 'state') {
      const word = (state: unknown) => t(`states.${workflow}.${String(state)}`);
      return { name: t('columns.state'), before: word(before), after: word(after) };
    }
    const text = (value: unknown) => valueText(brought[path]!, path, value, context, labelOf);
    return { name: t(`ask.${path}`), before: text(before), after: text(after) };
  });
}
