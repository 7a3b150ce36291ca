import { auditSources } from '@diwan/api-contract/endpoints/audit-events';
import { ChoiceFilter, createFormat, DateRangeFilter, type Filter, FilterBar, TextFilter } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { currentLanguage } from '#messages/language.ts';
import { useGo } from '#navigation/navigation-context.tsx';
import { type Asked, type AuditSearch, addressOf, type EventGroup, eventGroups, groupOf } from './audit-search.ts';
import { entityName, entityTypes } from './audit-text.ts';

const words = ['actor', 'ip', 'entityId'] as const;
const groups = Object.keys(eventGroups) as EventGroup[];

/** By whom, about what, what, when and from where. */
export function AuditFilters({ search }: { search: AuditSearch }) {
  const { t } = useTranslation('auditLog');
  const go = useGo();
  const format = createFormat(currentLanguage());
  const nameOf = (entity: string) => entityName(entity, t as unknown as CellContext['t']);
  const ask = (patch: Asked) => go(addressOf({ ...search, ...patch }), { replace: true });
  const entities = search.entity?.split(',') ?? [];
  const sources = auditSources.filter((each) => search.source?.split(',').includes(each));
  const group = groupOf(search.event);
  const { from = null, to = null } = search;
  const days = [from, to].filter((day) => day !== null).map((day) => format.date(day));

  const filters: Filter[] = [
    {
      key: 'event',
      label: t('filters.event'),
      ...(search.event ? { summary: group ? t(`eventGroups.${group}`) : search.event } : {}),
      panel: () => (
        <ChoiceFilter
          label={t('filters.event')}
          choices={groups.map((value) => ({ value, label: t(`eventGroups.${value}`) }))}
          value={group ? [group] : []}
          onChange={(chosen) => ask({ event: chosen.length > 0 ? eventGroups[chosen.at(-1)!] : '' })}
        />
      ),
    },
    {
      key: 'entity',
      label: t('filters.entity'),
      ...(entities.length > 0 ? { summary: format.list(entities.map(nameOf)) } : {}),
      panel: () => (
        <ChoiceFilter
          label={t('filters.entity')}
          choices={entityTypes().map((value) => ({ value, label: nameOf(value) }))}
          value={entities}
          onChange={(chosen) => ask({ entity: chosen.join(',') })}
        />
      ),
    },
    {
      key: 'date',
      label: t('filters.date'),
      ...(days.length > 0 ? { summary: days.join(' – ') } : {}),
      panel: () => (
        <DateRangeFilter
          value={{ from, to }}
          onApply={(range) => ask({ from: range.from ?? '', to: range.to ?? '' })}
        />
      ),
    },
    {
      key: 'hasDiff',
      label: t('filters.hasDiff'),
      ...(search.hasDiff ? { summary: t(search.hasDiff === 'true' ? 'withDiff' : 'withoutDiff') } : {}),
      panel: () => (
        <ChoiceFilter
          label={t('filters.hasDiff')}
          choices={[
            { value: 'true', label: t('withDiff') },
            { value: 'false', label: t('withoutDiff') },
          ]}
          value={search.hasDiff ? [search.hasDiff] : []}
          onChange={(chosen) => ask({ hasDiff: chosen.at(-1) ?? '' })}
        />
      ),
    },
    {
      key: 'source',
      label: t('filters.source'),
      ...(sources.length > 0 ? { summary: format.list(sources.map((each) => t(`sources.${each}`))) } : {}),
      panel: () => (
        <ChoiceFilter
          label={t('filters.source')}
          choices={auditSources.map((value) => ({ value, label: t(`sources.${value}`) }))}
          value={sources}
          onChange={(chosen) => ask({ source: chosen.join(',') })}
        />
      ),
    },
    ...words.map((key) => ({
      key,
      label: t(`filters.${key}`),
      ...(search[key] ? { summary: search[key] } : {}),
      panel: (close: () => void) => (
        <TextFilter
          label={t(`filters.${key}`)}
          value={search[key] ?? ''}
          onApply={(value) => {
            close();
            ask({ [key]: value });
          }}
        />
      ),
    })),
  ];
  return (
    <FilterBar
      label={t('filters.label')}
      filters={filters}
      onClear={(key) => ask(key === 'date' ? { from: '', to: '' } : { [key]: '' })}
      onClearAll={() => go(addressOf({}), { replace: true })}
    />
  );
}
