import { cache } from '#api/cache/cache.ts';
import { queryOf } from '#api/cache/query.ts';
import { client } from '#api/client.ts';
import { resourceQueries } from '#crud/resource/resource-client.ts';

/** The newest messages of a conversation. */
export const newestPage = (id: string) => queryOf(client.chat.messages, { params: { id }, query: {} });

/** Asks for a conversation that somebody is about to open: they point at it, or have come to it by the keyboard. */
export function readAhead(id: string): void {
  cache.prefetch(resourceQueries('conversations').view(id));
  cache.prefetch(newestPage(id));
}
