import { densities } from '@diwan/api-contract/values/staff';
import { ColumnChooser, Popover, RadioGroup, Stack, TriggerButton } from '@diwan/ui';
import { Columns3 } from 'lucide-react';
import { useResource } from '#crud/resource/resource-context.ts';
import { usePreferences } from '#session/preferences/use-preferences.ts';
import { arrange, arrangement } from '../query/list-query-columns.ts';
import type { List } from '../use-list.ts';

/** Which columns of the list are shown, in which order, and how high its rows are. */
export default function ColumnsMenu({ list: { columns, query, ask } }: { list: List }) {
  const { t } = useResource();
  const [preferences, change] = usePreferences();
  const all = arrange(columns, query.columns);
  return (
    <Popover
      aria-label={t('tools.columns')}
      placement="bottom end"
      trigger={
        <TriggerButton variant="quiet" icon={<Columns3 />}>
          {t('tools.columns')}
        </TriggerButton>
      }
    >
      <Stack gap="md">
        <ColumnChooser
          columns={all.map(({ key, isShown, isPinned }, index) => ({
            key,
            label: t(`columns.${key}`),
            isShown,
            isPinned,
            isFixed: index === 0,
          }))}
          onChange={(chosen) => {
            const widths = new Map(all.map(({ key, width }) => [key, width]));
            const choices = chosen.map(({ key, isShown, isPinned }) => ({
              key,
              isShown,
              isPinned: isPinned && isShown,
              width: widths.get(key) ?? null,
            }));
            ask({ columns: arrangement(columns, choices) }, 'replace');
          }}
          onReset={() => ask({ columns: [] }, 'replace')}
        />
        <RadioGroup
          label={t('list:density')}
          isRequired
          isInLine
          choices={densities.map((value) => ({ value, label: t(`list:densities.${value}`) }))}
          value={preferences.density}
          onChange={(density) => change({ density })}
        />
      </Stack>
    </Popover>
  );
}
