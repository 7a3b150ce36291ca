import type { Seeker } from '@diwan/api-contract/resources/seekers';
import { queryOf } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { resourceQueries } from '#crud/resource/resource-client.ts';

/** Two records of a person, which of both stays, and what would move. */
export function useMerging(id: string, other: string | null) {
  const { view } = resourceQueries('seekers');
  const preview = useQuery(
    other === null ? null : queryOf(client.seekers.mergePreview, { params: { id }, query: { other } }),
  );
  const { keptId, mergedId } = preview.value ?? {};
  const kept = useQuery(keptId ? view(keptId) : null);
  const merged = useQuery(mergedId ? view(mergedId) : null);
  return {
    preview: preview.value,
    kept: kept.value as Seeker | null,
    merged: merged.value as Seeker | null,
    hasFailed: [preview, kept, merged].some(({ hasFailed }) => hasFailed),
    refresh() {
      for (const each of [preview, kept, merged]) each.refresh();
    },
  };
}
