import type { CachedList } from '@diwan/machines/list/list.types';
import type { AnyRow, ResourceKey } from '#crud/resource/resource-types.ts';
import type { ApiQuery } from './list.implementations.ts';

const most = 10;
const seen = new Map<string, CachedList<AnyRow>>();
const nameOf = (resource: ResourceKey, asked?: ApiQuery) => `${resource} ${asked ? JSON.stringify(asked) : ''}`;

/** What was last seen of a list: whoever comes back to it sees that at once, until it has been read again. */
export const listCache = {
  find: (resource: ResourceKey, asked: ApiQuery): CachedList<AnyRow> | undefined => seen.get(nameOf(resource, asked)),

  /** Of the lists that were seen longest ago, and of those that have become empty, nothing is kept. */
  keep(resource: ResourceKey, asked: ApiQuery, list: CachedList<AnyRow>): void {
    const name = nameOf(resource, asked);
    seen.delete(name);
    if (list.page.items.length > 0) seen.set(name, list);
    for (const oldest of [...seen.keys()].slice(0, -most)) seen.delete(oldest);
  },

  /** A record that is gone is in no list any more. */
  drop(resource: ResourceKey, id: string): void {
    for (const [name, { page, ...list }] of seen) {
      if (!name.startsWith(nameOf(resource))) continue;
      const items = page.items.filter((row) => row.id !== id);
      if (items.length > 0) seen.set(name, { ...list, page: { ...page, items } });
      else seen.delete(name);
    }
  },

  /** Nothing of a person stays in memory when their session ends. */
  forget: () => seen.clear(),
};
