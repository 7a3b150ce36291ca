import { Heading, Inline, Stack } from '@diwan/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from '#navigation/navigation-context.tsx';
import { useSession } from '#session/session-context.tsx';
import { CitiesTile, FunnelTile } from './BarTiles.tsx';
import { DocumentsTile } from './DocumentsTile.tsx';
import * as styles from './figures.css.ts';
import { OverTimeTile } from './OverTimeTile.tsx';
import { PeriodSwitch } from './PeriodSwitch.tsx';
import { readPeriod } from './periods.ts';
import { RecentTile } from './RecentTile.tsx';
import { MoneyTile } from './totals/MoneyTile.tsx';
import { TotalTiles } from './totals/TotalTiles.tsx';

/** What happened in a period, compared with the one before; the period stands in the address. */
export default function Metrics() {
  const { t } = useTranslation('dashboard');
  const search = useSearch();
  const { can } = useSession();
  const { name, period } = useMemo(() => readPeriod(search), [search]);
  return (
    <Stack gap="md">
      <Inline gap="md" align="center" justify="between">
        <Heading level={2}>{t('figures')}</Heading>
        <div className={styles.period}>
          <PeriodSwitch name={name} period={period} />
        </div>
      </Inline>
      <TotalTiles period={period} />
      {can('money.approve') && <MoneyTile period={period} />}
      <div className={styles.charts}>
        <OverTimeTile name={name} period={period} />
        <FunnelTile period={period} />
        <CitiesTile period={period} />
        <DocumentsTile />
        <RecentTile />
      </div>
    </Stack>
  );
}
