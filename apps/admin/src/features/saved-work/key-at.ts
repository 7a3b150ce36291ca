import type { Page } from '@diwan/api-contract/page';
import type { Query } from '#api/cache/query.ts';
import { pathOf } from '#crud/resource/resource-client.ts';
import { resourceKeys } from '#crud/resource/resource-register.ts';
import type { ResourceKey } from '#crud/resource/resource-types.ts';
import { loadMessages } from '#messages/messages.ts';

/** The resource with this segment in the addresses of the API. */
export const keyAt = (path: string): ResourceKey => resourceKeys().find((key) => pathOf(key) === path)!;

/** A page, once the resources that it is about have their words. */
export const withWords = <Entry>(
  query: Query<Page<Entry>>,
  keyOf: (entry: Entry) => ResourceKey,
): Query<Page<Entry>> => ({
  ...query,
  load: async (signal, known) => {
    const page = await query.load(signal, known);
    await loadMessages(...new Set(page.items.map(keyOf)));
    return page;
  },
});
