import { cache } from '#api/cache/cache.ts';
import { pageQuery } from '../list/query/list.implementations.ts';
import { offsetOf, type RecordPage } from '../list/query/record-pager.ts';
import type { Resource } from '../resource/define-resource.ts';

export type PagerSide = 'previous' | 'next';

/** The page on that side of the one that was remembered. */
export async function pageBeside(resource: Resource, shown: RecordPage, side: PagerSide): Promise<RecordPage> {
  const { address, hasPage, total } = shown;
  const { after: _after, before: _before, ...question } = shown.apiQuery;
  const cursor = { [side === 'next' ? 'after' : 'before']: shown[side] ?? '' };
  const apiQuery = { ...question, ...cursor };
  const page = await cache.read(pageQuery(resource, apiQuery), new AbortController().signal);
  const beside = {
    address: hasPage ? withCursor(address, cursor) : address,
    hasPage,
    ids: page.items.map(({ id }) => id),
    apiQuery,
    previous: page.previous,
    next: page.next,
    total,
  };
  return { ...beside, offset: offsetOf(beside, shown) };
}

function withCursor(address: string, cursor: Record<string, string>): string {
  const [path = '', search] = address.split('?');
  const params = new URLSearchParams(search);
  for (const name of ['after', 'before']) params.delete(name);
  for (const [name, value] of Object.entries(cursor)) params.set(name, value);
  return `${path}?${params}`;
}
