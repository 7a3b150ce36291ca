import type { Resource } from '#crud/resource/define-resource.ts';
import type { FilterKind } from '#crud/resource/filter-kinds.ts';
import { dayMeant, isCalendarDay, isMovingDay, type RangeEnd } from './relative-days.ts';

type Filters = Resource['filters'];

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const mostValues = 50;
const mostText = 200;
const mostFigure = 1_000_000_000;

export const isRecordId = (text: string): boolean => uuid.test(text);

/** What a filter takes; the end of a range takes what its start takes. */
function kindOf(name: string, filters: Filters): FilterKind | null {
  const own = filters[name];
  return own ?? Object.values(filters).find((each) => each && isRange(each) && each.to === name) ?? null;
}

const isRange = (filter: FilterKind): filter is Extract<FilterKind, { kind: `${string}Range` }> =>
  filter.kind.endsWith('Range');

/** The part of a filter's text that the server would take; empty when there is none. */
export function validValue(
  name: string,
  text: string,
  { filters, states }: Pick<Resource, 'filters' | 'states'>,
): string {
  const filter = kindOf(name, filters);
  if (name === 'state' && filter === null) return several(text, (value) => states.includes(value));
  switch (filter?.kind) {
    case undefined:
    case 'text':
      return text.slice(0, mostText);
    case 'choices':
      return several(text, (value) => filter.values.includes(value));
    case 'reference':
      return several(text, isRecordId);
    case 'flag':
      return text === 'true' || text === 'false' ? text : '';
    case 'dayRange':
      return isCalendarDay(text) || isMovingDay(text) ? text : '';
    default:
      return /^\d{1,10}$/.test(text) && Number(text) <= mostFigure ? text : '';
  }
}

function several(text: string, isValid: (value: string) => boolean): string {
  const values = new Set(text.split(',').filter(isValid));
  return [...values].slice(0, mostValues).join(',');
}

/** The query with the days that moving ones mean now: the server knows days of the calendar only. */
export function withDays(
  query: Readonly<Record<string, string>>,
  filters: Filters,
  now?: string,
): Readonly<Record<string, string>> {
  const entries = Object.entries(query).map(([name, text]) => {
    const end = endOf(name, filters);
    return [name, end ? dayMeant(text, end, now) : text] as const;
  });
  return Object.fromEntries(entries);
}

function endOf(name: string, filters: Filters): RangeEnd | undefined {
  if (kindOf(name, filters)?.kind !== 'dayRange') return undefined;
  return filters[name] ? 'from' : 'to';
}
