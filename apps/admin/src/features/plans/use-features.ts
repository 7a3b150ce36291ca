import type { PlanFeature } from '@diwan/api-contract/resources/plan-features';
import { countedKinds } from '@diwan/api-contract/values/records/plan';
import { queryOf } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';

export type ListedFeature = Pick<
  PlanFeature,
  'id' | 'name' | 'key' | 'group' | 'kind' | 'unit' | 'defaultValue' | 'state'
>;

/** Every feature in the order of its list. */
export function useFeatures(): { features: readonly ListedFeature[] | null; hasFailed: boolean } {
  const query = { sort: 'sortOrder', limit: '1000' } as const;
  const { value, hasFailed } = useQuery(queryOf(client.planFeatures.list, { query }));
  return { features: value?.items ?? null, hasFailed };
}

/** A plan says a number of it. */
export const isCounted = ({ kind }: Pick<PlanFeature, 'kind'>): boolean => countedKinds.includes(kind);
