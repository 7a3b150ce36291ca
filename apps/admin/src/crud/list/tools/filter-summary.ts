import { choiceLabel } from '#crud/fields/choice-label.ts';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import type { FilterKind } from '#crud/resource/filter-kinds.ts';
import { dayMeant } from '../query/relative-days.ts';
import { measureOf } from './measures.ts';
import { movingRangeOf } from './moving-ranges.ts';

type Values = Readonly<Record<string, string>>;

/** What a filter asks for, in words; undefined while it is off. References bring their labels. */
export function filterSummary(
  name: string,
  filter: FilterKind,
  values: Values,
  context: CellContext,
  labelOf: (id: string) => string,
): string | undefined {
  const { t, format } = context;
  const value = values[name] ?? '';
  switch (filter.kind) {
    case 'choices':
      return value === ''
        ? undefined
        : format.list(value.split(',').map((each) => choiceLabel(filter.labels, each, context)));
    case 'reference':
      return value === '' ? undefined : format.list(value.split(',').map(labelOf));
    case 'flag':
      return value === '' ? undefined : t(value === 'true' ? 'yes' : 'no');
    case 'text':
      return value === '' ? undefined : value;
    case 'figure':
    case 'rating':
      return value === '' ? undefined : format.number(Number(value));
    case 'dayRange': {
      const to = values[filter.to] ?? '';
      const moving = movingRangeOf(value, to);
      if (moving) return t(`list:days.${moving}`);
      return rangeSummary(value && dayMeant(value, 'from'), to && dayMeant(to, 'to'), format.date, t);
    }
    default: {
      const { text } = measureOf(filter, context);
      return rangeSummary(value, values[filter.to] ?? '', (figure) => text(Number(figure)), t);
    }
  }
}

function rangeSummary(
  from: string,
  to: string,
  show: (text: string) => string,
  t: CellContext['t'],
): string | undefined {
  if (from === '' && to === '') return undefined;
  if (to === '') return t('from', { value: show(from) });
  if (from === '') return t('until', { value: show(to) });
  return t('range', { from: show(from), to: show(to) });
}
