import type { PlanFeature } from '@diwan/api-contract/resources/plan-features';
import { countedKinds } from '@diwan/api-contract/values/records/plan';
import { type Query, queryOf } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { loadMessages } from '#messages/messages.ts';

export type ListedFeature = Pick<
  PlanFeature,
  'id' | 'name' | 'key' | 'group' | 'kind' | 'unit' | 'defaultValue' | 'state'
>;

const listed = queryOf(client.planFeatures.list, { query: { sort: 'sortOrder', limit: '1000' } });
/** The features, once their words are there: groups and units are called as their own list calls them. */
const features: Query<Awaited<ReturnType<typeof listed.load>>> = {
  ...listed,
  load: async (signal, known) => {
    const [page] = await Promise.all([listed.load(signal, known), loadMessages('planFeatures')]);
    return page;
  },
};

/** Every feature in the order of its list. */
export function useFeatures(): { features: readonly ListedFeature[] | null; hasFailed: boolean } {
  const { value, hasFailed } = useQuery(features);
  return { features: value?.items ?? null, hasFailed };
}

/** A plan says a number of it. */
export const isCounted = ({ kind }: Pick<PlanFeature, 'kind'>): boolean => countedKinds.includes(kind);
