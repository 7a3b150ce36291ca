import { type Filter, FilterBar } from '@diwan/ui';
import { useRecordLabels } from '#crud/query/use-record-labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { type ApiQuery, questionOf } from '../query/list.implementations.ts';
import { filtering, type ListQuery } from '../query/list-query.ts';
import { withDays } from '../query/list-query-filters.ts';
import type { AskList } from '../use-list.ts';
import { filterSummary } from './filter-summary.ts';
import { offeredFilters, standsUnasked } from './offered-filters.ts';
import { FilterPanel } from './panels/FilterPanel.tsx';

export interface ListFiltersProps {
  query: ListQuery;
  /** Filters that the screen has fixed and doesn't offer. */
  hidden: readonly string[];
  /** What the server is asked, what the screen has fixed included. */
  apiQuery: ApiQuery;
  onAsk: AskList;
}

/** The filters of a list; loaded once there are rows to narrow. */
export default function ListFilters({ query, hidden, apiQuery, onAsk }: ListFiltersProps) {
  const context = useResource();
  const { resource, t } = context;
  const offered = offeredFilters(resource.filters, hidden);
  const question = withDays(questionOf(apiQuery), resource.filters);
  const labelOf = useRecordLabels();
  const summaryOf = ({ name, filter }: (typeof offered)[number]) =>
    filterSummary(name, filter, query.filters, context, (id) =>
      filter.kind === 'reference' ? labelOf(filter.to, id) : id,
    );
  const isShown = (each: (typeof offered)[number], index: number) =>
    standsUnasked(index) || summaryOf(each) !== undefined;

  const change = (values: Readonly<Record<string, string>>) => onAsk(filtering(values), 'push');
  const cleared = (names: readonly string[]) =>
    change(Object.fromEntries(names.flatMap((name) => [name, ...endOf(name)]).map((name) => [name, ''])));
  const endOf = (name: string) => {
    const filter = resource.filters[name];
    return filter && 'to' in filter && filter.kind !== 'reference' ? [filter.to] : [];
  };

  const asFilter = (each: (typeof offered)[number]): Filter => ({
    key: each.name,
    label: t(`filters.${each.name}`),
    summary: summaryOf(each),
    isNamed: !each.filter.kind.endsWith('Range'),
    panel: (close) => (
      <FilterPanel
        name={each.name}
        label={t(`filters.${each.name}`)}
        filter={each.filter}
        values={query.filters}
        question={question}
        onChange={change}
        onDone={close}
      />
    ),
  });

  return (
    <FilterBar
      label={t('filterBar')}
      filters={offered.filter(isShown).map(asFilter)}
      more={offered.filter((each, index) => !isShown(each, index)).map(asFilter)}
      moreLabel={t('moreFilters')}
      onClear={(name) => cleared([name])}
      onClearAll={() => cleared(offered.map(({ name }) => name))}
    />
  );
}
