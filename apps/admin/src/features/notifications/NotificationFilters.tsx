import { notificationKinds, severities } from '@diwan/api-contract/values/records/notification';
import { ChoiceFilter, createFormat, FilterBar } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#messages/language.ts';
import { useGo } from '#navigation/navigation-context.tsx';
import { addressOf, type NotificationSearch } from './notification-search.ts';

/** Which kinds of notifications are shown, and how much they matter. */
export function NotificationFilters({ search }: { search: NotificationSearch }) {
  const { t } = useTranslation('notifications');
  const go = useGo();
  const { list } = createFormat(currentLanguage());
  const ask = (patch: Partial<NotificationSearch>) => go(addressOf({ ...search, ...patch }), { replace: true });
  const { kind, severity } = search;
  return (
    <FilterBar
      label={t('filters.label')}
      filters={[
        {
          key: 'kind',
          label: t('filters.kind'),
          ...(kind.length > 0 ? { summary: list(kind.map((each) => t(`names.${each}`))) } : {}),
          panel: () => (
            <ChoiceFilter
              label={t('filters.kind')}
              choices={notificationKinds.map((value) => ({ value, label: t(`names.${value}`) }))}
              value={kind}
              onChange={(chosen) => ask({ kind: chosen })}
            />
          ),
        },
        {
          key: 'severity',
          label: t('filters.severity'),
          ...(severity.length > 0 ? { summary: list(severity.map((each) => t(`severities.${each}`))) } : {}),
          panel: () => (
            <ChoiceFilter
              label={t('filters.severity')}
              choices={severities.map((value) => ({ value, label: t(`severities.${value}`) }))}
              value={severity}
              onChange={(chosen) => ask({ severity: chosen })}
            />
          ),
        },
      ]}
      onClear={(key) => ask({ [key]: [] })}
      onClearAll={() => ask({ kind: [], severity: [] })}
    />
  );
}
