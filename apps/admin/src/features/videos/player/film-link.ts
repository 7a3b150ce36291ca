import type { FilmLink } from '@diwan/api-contract/endpoints/files/field-files';
import { type Query, queryOf } from '#api/cache/query.ts';
import { client } from '#api/client.ts';

const sparedMilliseconds = 300_000;

/** Where a film plays; asked for anew only when its time is about over, for another address would begin the film anew. */
export function filmLinkQuery(id: string): Query<FilmLink> {
  const { key, load } = queryOf(client.fieldFiles.link, { params: { id } });
  const holds = ({ until }: FilmLink) => new Date(until).getTime() - Date.now() > sparedMilliseconds;
  return { key, load: async (signal, known) => (known && holds(known) ? known : load(signal, null)) };
}
