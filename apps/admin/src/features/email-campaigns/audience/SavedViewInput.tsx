import type { SavedView } from '@diwan/api-contract/endpoints/saved-views';
import type { CampaignAudience } from '@diwan/api-contract/resources/email-campaign-draft';
import { Banner, Select, Text } from '@diwan/ui';
import { use } from 'react';
import { queryOf } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { LoadingText } from '#crud/feedback/Loading.tsx';
import { questionOf } from '#crud/list/query/list.implementations.ts';
import { parseListQuery, toApiQuery } from '#crud/list/query/list-query.ts';
import { withDays } from '#crud/list/query/list-query-filters.ts';
import { pathOf } from '#crud/resource/resource-client.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { listOf } from './other-resource.ts';
import { searchOfQuestion } from './search-of-question.ts';

interface SavedViewInputProps {
  entity: CampaignAudience['entity'];
  path: string;
  value: CampaignAudience;
  isDisabled: boolean;
  errorMessage: string | undefined;
  onChange: (change: Pick<CampaignAudience, 'filter' | 'viewName'>) => void;
}

/** A saved view of a list: what it asks for is taken as it is now, so that nobody changes an audience by changing a view. */
export function SavedViewInput({ entity, path, value, onChange, ...field }: SavedViewInputProps) {
  const { t } = useResource();
  const resource = use(listOf(entity));
  const of = pathOf(entity) as SavedView['resource'];
  const { value: views, hasFailed } = useQuery(queryOf(client.savedViews.list, { query: { resource: of } }));
  if (hasFailed) return <Banner tone="critical">{t('audience.failed')}</Banner>;
  if (!views) return <LoadingText />;
  if (views.length === 0) return <Text tone="muted">{t('audience.noViews')}</Text>;
  const filterOf = ({ search }: SavedView) => {
    const { query } = parseListQuery(search, { ...resource, fixed: [], hasLayouts: true });
    return searchOfQuestion(withDays(questionOf(toApiQuery(query)), resource.filters));
  };
  const chosen = views.find(({ name }) => name === value.viewName);
  return (
    <Select
      {...field}
      name={path}
      label={t('audience.view')}
      isRequired
      placeholder={value.viewName ?? ''}
      choices={views.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen?.id ?? null}
      onChange={(id) => {
        const view = views.find((each) => each.id === id);
        if (view) onChange({ viewName: view.name, filter: filterOf(view) });
      }}
    />
  );
}
