import type { AudienceEntity } from '@diwan/api-contract/values/records/campaign';
import { use, useMemo } from 'react';
import { questionOf } from '#crud/list/query/list.implementations.ts';
import { changed, plainQuery, toApiQuery } from '#crud/list/query/list-query.ts';
import { withDays } from '#crud/list/query/list-query-filters.ts';
import ListFilters from '#crud/list/tools/ListFilters.tsx';
import { ResourceProvider } from '#crud/resource/ResourceProvider.tsx';
import { listOf } from './other-resource.ts';
import { searchOfQuestion } from './search-of-question.ts';

interface AudienceFiltersProps {
  entity: AudienceEntity;
  /** As the server is asked for the list. */
  filter: string;
  onChange: (filter: string) => void;
}

/** The filters of the list that an audience is taken from, as they stand above it. */
export function AudienceFilters({ entity, filter, onChange }: AudienceFiltersProps) {
  const resource = use(listOf(entity));
  const query = useMemo(() => ({ ...plainQuery, filters: Object.fromEntries(new URLSearchParams(filter)) }), [filter]);
  return (
    <ResourceProvider resource={resource}>
      <ListFilters
        query={query}
        hidden={[]}
        apiQuery={toApiQuery(query)}
        onAsk={(change) => {
          const question = questionOf(toApiQuery(changed(query, change)));
          onChange(searchOfQuestion(withDays(question, resource.filters)));
        }}
      />
    </ResourceProvider>
  );
}
