/** State of a list as it stands in the URL; the same names go to the server. */
export interface ListQuery {
  q: string;
  /** A column, with `-` in front for descending; empty for the resource's own order. */
  sort: string;
  limit: number;
  after: string;
  before: string;
  /** Values as text, several joined by commas. */
  filters: Readonly<Record<string, string>>;
}

export const defaultLimit = 25;
const limits = new Set([25, 50, 100]);

/** Reads a list's state from a URL's query; what it does not know is dropped. */
export function parseListQuery(search: string, filterNames: readonly string[]): ListQuery {
  const params = new URLSearchParams(search);
  const limit = Number(params.get('limit'));
  const filters: Record<string, string> = {};
  for (const name of filterNames) {
    const value = params.get(name);
    if (value) filters[name] = value;
  }
  return {
    q: (params.get('q') ?? '').slice(0, 100),
    sort: params.get('sort') ?? '',
    limit: limits.has(limit) ? limit : defaultLimit,
    after: params.get('after') ?? '',
    before: params.get('before') ?? '',
    filters,
  };
}

/** What the server is asked: every part that is set, as text. */
export function toApiQuery(query: ListQuery): Record<string, string> {
  const { filters, limit, ...rest } = query;
  const entries = Object.entries({ ...rest, limit: String(limit), ...filters });
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/** The URL's query of a list's state, `?` included; empty for the default state. */
export function toSearch(query: ListQuery): string {
  const { limit, ...rest } = toApiQuery(query);
  const params = new URLSearchParams(rest);
  if (query.limit !== defaultLimit) params.set('limit', String(limit));
  const text = params.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** A changed question starts at the first page again. */
export function asking(query: ListQuery, change: Partial<ListQuery>): ListQuery {
  return { ...query, after: '', before: '', ...change };
}

/** The query with one filter set, or removed when the value is empty. */
export function filtering(query: ListQuery, name: string, value: string): ListQuery {
  const { [name]: _, ...others } = query.filters;
  return asking(query, { filters: value === '' ? others : { ...others, [name]: value } });
}
