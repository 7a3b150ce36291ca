import type { ActivityEntry } from '@diwan/api-contract/activity';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { wordsOf } from '@diwan/api-contract/values/text/rich-text';
import type { LabelOf } from '../fields/kind.ts';
import { valueText } from '../fields/value-text.ts';
import type { CellContext } from '../resource/cells/cell-context.ts';
import type { Resource } from '../resource/define-resource.ts';
import type { AnyField } from '../resource/field.ts';

/** One value that changed, before and after in words; empty where there was or is none. */
export interface DifferenceLine {
  name: string;
  before: string;
  after: string;
}

type Values = Record<string, unknown> | null;

/** What an edit changed, in the words of the record's fields; of a group and of two languages only the parts that differ. */
export function differenceLines(
  diff: ActivityEntry['diff'],
  { fields }: Pick<Resource, 'fields'>,
  context: CellContext,
  labelOf: LabelOf,
): DifferenceLine[] {
  const { t } = context;
  return diff.flatMap(({ path, before, after }) => {
    const [name = '', ...parts] = path.split('.');
    const field = fields[name];
    if (!field) return [];
    const label = t(`fields.${name}`);
    // An older entry may name one part of a field.
    const [from, to] = [nested(parts, before), nested(parts, after)];
    return linesOf(field, name, label, from, to, context, labelOf);
  });
}

function nested(parts: readonly string[], value: unknown): unknown {
  return parts.reduceRight<unknown>((inner, part) => ({ [part]: inner }), value);
}

function linesOf(
  field: AnyField,
  name: string,
  label: string,
  before: unknown,
  after: unknown,
  context: CellContext,
  labelOf: LabelOf,
): DifferenceLine[] {
  const { t } = context;
  if (field.kind === 'localized' || field.kind === 'richText') {
    const [from, to] = [before as LocalizedText | null, after as LocalizedText | null];
    const words = (text = '') => (field.kind === 'richText' ? wordsOf(text) : text);
    return changed([
      { name: t('records:activity.arabic', { name: label }), before: words(from?.ar), after: words(to?.ar) },
      { name: t('records:activity.english', { name: label }), before: words(from?.en), after: words(to?.en) },
    ]);
  }
  if (field.kind === 'group') {
    return Object.entries(field.fields).flatMap(([part, inner]) => {
      const partLabel = t('records:activity.part', { name: label, part: t(`parts.${name}.${part}`) });
      return linesOf(inner, part, partLabel, (before as Values)?.[part], (after as Values)?.[part], context, labelOf);
    });
  }
  const text = (value: unknown) => valueText(field, name, value, context, labelOf);
  return changed([{ name: label, before: text(before), after: text(after) }]);
}

const changed = (lines: DifferenceLine[]) => lines.filter(({ before, after }) => before !== after);
