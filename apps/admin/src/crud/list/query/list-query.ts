import type { Resource } from '#crud/resource/define-resource.ts';
import { type ColumnChoice, parseColumns, printColumns } from './list-query-columns.ts';
import { isRecordId, validValue } from './list-query-filters.ts';

/** State of a list as it stands in the URL. */
export interface ListQuery {
  q: string;
  /** A column, with `-` in front for descending; empty for the resource's own order. */
  sort: string;
  limit: number;
  after: string;
  before: string;
  /** Values as text, several joined by commas; days may be moving ones (`-6d`). */
  filters: Readonly<Record<string, string>>;
  /** How the columns are arranged; empty while they are the resource's own. */
  columns: readonly ColumnChoice[];
  /** Another body than the table, such as `board`. */
  layout: string;
  /** The record that is shown beside the list. */
  peek: string;
  /** The bulk operation that is shown beside the list. */
  bulk: string;
}

/** What a list understands of an address. */
export interface KnownQuery extends Pick<Resource, 'columns' | 'filters' | 'states'> {
  /** Filters that the screen has fixed. */
  fixed: readonly string[];
  hasLayouts: boolean;
}

export const defaultLimit = 25;
export const limits = [25, 50, 100, 1000] as const;

/** The list as nobody has asked anything of it. */
export const plainQuery: ListQuery = {
  q: '',
  sort: '',
  limit: defaultLimit,
  after: '',
  before: '',
  filters: {},
  columns: [],
  layout: '',
  peek: '',
  bulk: '',
};

const longestCursor = 500;
const longestSearch = 100;

/** Reads a list's state from a URL's query; what the list does not know, or can't take, is left out and named. */
export function parseListQuery(search: string, known: KnownQuery): { query: ListQuery; ignored: readonly string[] } {
  const params = new URLSearchParams(search);
  const ignored = new Set<string>();
  const query: { -readonly [K in keyof ListQuery]: ListQuery[K] } = { ...plainQuery, filters: {} };
  const filters = new Map<string, string>();
  const sorts = new Set(known.columns.flatMap(({ sort }) => (sort ? [sort, `-${sort}`] : [])));
  const taken = new Set<string>();

  for (const [name, text] of params) {
    if (taken.has(name)) ignored.add(name);
    else if (text !== '' && !take(name, text)) ignored.add(name);
    taken.add(name);
  }
  if (query.after !== '' && query.before !== '') {
    query.before = '';
    ignored.add('before');
  }
  query.filters = Object.fromEntries(filters);
  return { query, ignored: [...ignored] };

  /** Whether the whole of it is understood. */
  function take(name: string, text: string): boolean {
    switch (name) {
      case 'q':
        query.q = text.slice(0, longestSearch).replace(/[\uD800-\uDBFF]$/, '');
        return text.length <= longestSearch;
      case 'sort':
        return keep('sort', text, sorts.has(text));
      case 'limit': {
        const limit = limits.find((each) => String(each) === text);
        query.limit = limit ?? defaultLimit;
        return limit !== undefined;
      }
      case 'after':
      case 'before':
        return keep(name, text, text.length <= longestCursor);
      case 'peek':
      case 'bulk':
        return keep(name, text, isRecordId(text));
      case 'layout':
        return keep('layout', text, known.hasLayouts && /^[a-z]{1,20}$/.test(text));
      case 'columns': {
        const { choices, hasUnknown } = parseColumns(text, known.columns);
        query.columns = choices;
        return !hasUnknown;
      }
      default:
        return takeFilter(name, text);
    }
  }

  function takeFilter(name: string, text: string): boolean {
    if (!Object.hasOwn(known.filters, name) || known.fixed.includes(name)) return false;
    const valid = validValue(name, text, known);
    if (valid !== '') filters.set(name, valid);
    return valid === text;
  }

  function keep(name: 'sort' | 'after' | 'before' | 'peek' | 'bulk' | 'layout', text: string, isValid: boolean) {
    if (isValid) query[name] = text;
    return isValid;
  }
}

/** What the server is asked: every part that is set, as text; its moving days still move. */
export function toApiQuery({ q, sort, limit, after, before, filters }: ListQuery): Record<string, string> {
  return withoutEmpty({ q, sort, limit: String(limit), after, before, ...filters });
}

/** The URL's query of a list's state, `?` included; empty for the default state. */
export function toSearch(query: ListQuery): string {
  const { limit, ...apiQuery } = toApiQuery(query);
  const { columns, layout, peek, bulk } = query;
  const isUsual = query.limit === defaultLimit;
  const params = withoutEmpty({
    ...apiQuery,
    limit: isUsual ? '' : (limit ?? ''),
    columns: printColumns(columns),
    layout,
    peek,
    bulk,
  });
  const text = new URLSearchParams(params).toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** What a saved view keeps of an address: not the page, nor what is open beside the list. */
export const toViewSearch = (query: ListQuery): string =>
  toSearch({ ...query, after: '', before: '', peek: '', bulk: '' });

/** What is to be otherwise in a query, whichever it is by then. */
export type QueryChange = Partial<ListQuery> | ((query: ListQuery) => Partial<ListQuery>);

export function changed(query: ListQuery, change: QueryChange): ListQuery {
  return { ...query, ...(typeof change === 'function' ? change(query) : change) };
}

/** A changed question starts at the first page again. */
export function asking(change: Partial<ListQuery>): Partial<ListQuery> {
  return { after: '', before: '', ...change };
}

/** Sets filters, and removes those whose value is empty. */
export function filtering(values: Readonly<Record<string, string>>): QueryChange {
  return ({ filters }) => asking({ peek: '', filters: withoutEmpty({ ...filters, ...values }) });
}

function withoutEmpty(entries: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== ''));
}
