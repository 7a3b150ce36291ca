import type { AudienceEntity } from '@diwan/api-contract/values/records/campaign';
import { Text } from '@diwan/ui';
import { use } from 'react';
import { filterSummary } from '#crud/list/tools/filter-summary.ts';
import { offeredFilters } from '#crud/list/tools/offered-filters.ts';
import { useRecordLabels } from '#crud/query/use-record-labels.ts';
import { ResourceProvider } from '#crud/resource/ResourceProvider.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import { listOf } from './other-resource.ts';

interface FilterWordsProps {
  entity: AudienceEntity;
  filter: string;
}

/** What a filter asks of its list, as it is called there. */
export default function FilterWords({ entity, filter }: FilterWordsProps) {
  return (
    <ResourceProvider resource={use(listOf(entity))}>
      <Words filter={filter} />
    </ResourceProvider>
  );
}

function Words({ filter }: Pick<FilterWordsProps, 'filter'>) {
  const context = useResource();
  const { resource, t, format } = context;
  const labelOf = useRecordLabels();
  const values = Object.fromEntries(new URLSearchParams(filter));
  const asked = offeredFilters(resource.filters, []).flatMap(({ name, filter: kind }) => {
    const summary = filterSummary(name, kind, values, context, (id) =>
      kind.kind === 'reference' ? labelOf(kind.to, id) : id,
    );
    return summary ? [`${t(`filters.${name}`)}: ${summary}`] : [];
  });
  const said = values.q ? [`“${values.q}”`, ...asked] : asked;
  return (
    <Text as="span" size="small" tone="muted">
      {format.list(said)}
    </Text>
  );
}
