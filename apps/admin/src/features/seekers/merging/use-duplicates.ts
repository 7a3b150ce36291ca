import type { Duplicate } from '@diwan/api-contract/resources/seeker-merging';
import { queryOf } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';

/** Who may be the same person; nobody while it is not known. */
export function useDuplicates(id: string): readonly Duplicate[] {
  return useQuery(queryOf(client.seekers.duplicates, { params: { id } })).value ?? [];
}
