import type { LocalizedText } from '@diwan/api-contract/values/localized-text';
import { choiceLabel } from '../fields/choice-label.ts';
import type { CellContext } from '../resource/cell-context.ts';
import type { AnyField } from '../resource/field.ts';
import { localizedLabel } from '../resource/labels.ts';
import type { ResourceKey } from '../resource/resource-types.ts';

/** The name of a record by its id. */
export type LabelOf = (resource: ResourceKey, id: string) => string;

/** A field's value in one line of words, by its kind; empty when there is none. */
export function valueText(
  field: AnyField,
  name: string,
  value: unknown,
  context: CellContext,
  labelOf: LabelOf,
): string {
  const { t, format, language } = context;
  if (value === null || value === undefined || value === '') return '';
  switch (field.kind) {
    case 'localized':
      return localizedLabel(value as LocalizedText, language);
    case 'number':
      return format.number(value as number);
    case 'money':
      return format.money(value as number);
    case 'flag':
      return t(value ? 'yes' : 'no');
    case 'choice':
      return choiceLabel(field.labels, value as string, context);
    case 'choices':
      return format.list((value as string[]).map((each) => choiceLabel(field.labels, each, context)));
    case 'tags':
      return format.list(value as string[]);
    case 'day':
      return format.date(value as string);
    case 'moment':
      return format.dateTime(value as string);
    case 'reference':
      return labelOf(field.to, value as string);
    case 'group':
      return partsText(field.fields, name, value as Record<string, unknown>, context, labelOf);
    case 'rows': {
      const rows = value as Record<string, unknown>[];
      return rows.map((row) => partsText(field.fields, name, row, context, labelOf)).join('\n');
    }
    case 'shown': {
      const shown = field.cell(value, context);
      return typeof shown === 'string' ? shown : '';
    }
    default:
      return typeof value === 'string' ? value : '';
  }
}

function partsText(
  fields: Readonly<Record<string, AnyField>>,
  name: string,
  values: Record<string, unknown>,
  context: CellContext,
  labelOf: LabelOf,
): string {
  return Object.entries(fields)
    .map(([part, field]) => {
      const text = valueText(field, part, values[part], context, labelOf);
      // A bare yes or no says nothing without its name.
      return field.kind === 'flag' && text !== '' ? `${context.t(`parts.${name}.${part}`)}: ${text}` : text;
    })
    .filter((text) => text !== '')
    .join(' · ');
}
