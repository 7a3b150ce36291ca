import type { CappedCount, Counts } from '@diwan/api-contract/page';
import { StateTabs } from '@diwan/ui';
import { usePath } from '#navigation/navigation-context.tsx';
import { useResource } from '../resource/resource-context.ts';
import { changed, filtering, type ListQuery, toSearch } from './query/list-query.ts';

/** The states of a resource's workflow as links, each with how many records are in it. */
export function ListStates({ query, counts }: { query: ListQuery; counts: Counts | null }) {
  const { resource, t, format } = useResource();
  const path = usePath();
  if (resource.states.length === 0) return null;
  const current = query.filters.state ?? '';
  const hrefOf = (state: string) => path + toSearch({ ...changed(query, filtering({ state })), bulk: '' });
  const figure = (count: CappedCount | undefined) => {
    if (!counts) return null;
    return count?.isCapped ? `${format.compactCount(count.value)}+` : format.compactCount(count?.value ?? 0);
  };
  const tabs = resource.states.map((state) => ({
    key: state,
    label: t(`states.${resource.workflow}.${state}`),
    href: hrefOf(state),
    count: figure(counts?.byState[state]),
  }));
  const all = { key: '', label: t('all'), href: hrefOf(''), count: undefined };
  return <StateTabs label={t('stateTabs')} tabs={[all, ...tabs]} currentKey={current} />;
}
