import { questionOf } from '../list/query/list.implementations.ts';
import { type ListQuery, parseListQuery, plainQuery, toApiQuery, toSearch } from '../list/query/list-query.ts';
import { withDays } from '../list/query/list-query-filters.ts';
import type { Resource } from '../resource/define-resource.ts';
import { listPath } from '../resource/resource-paths.ts';
import { entryOf } from '../resource/resource-register.ts';

/** What a review works off: all that waits, or the part of it that its address narrows it to as a list's would. */
export interface ReviewQuestion {
  /** What the server is asked. */
  question: Readonly<Record<string, string>>;
  /** The list of the same records. */
  list: string;
}

export function readReview(search: string, resource: Resource): ReviewQuestion {
  const { state } = entryOf(resource.key).queue!;
  const known = { ...resource, fixed: ['state'], hasLayouts: false };
  const { q, filters } = parseListQuery(search, known).query;
  const query: ListQuery = { ...plainQuery, q, filters: { ...filters, state } };
  return {
    question: withDays(questionOf(toApiQuery(query)), resource.filters),
    list: listPath(resource.key) + toSearch(query),
  };
}

/** The same address at another record. */
export function searchAt(search: string, id: string | null): string {
  const params = new URLSearchParams(search);
  if (id) params.set('id', id);
  else params.delete('id');
  return `?${params}`;
}
