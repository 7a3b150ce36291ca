import { Inline, StateTabs } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { LazyDateRangePicker } from '#crud/fields/date/LazyDateRangePicker.tsx';
import { useGo, usePath } from '#navigation/navigation-context.tsx';
import { type Period, type PeriodName, periodNames, searchOfDays, searchOfPeriod } from './periods.ts';

/** The period that the figures are of; days of one's own appear with "Custom". */
export function PeriodSwitch({ name, period }: { name: PeriodName; period: Period }) {
  const { t } = useTranslation('dashboard');
  const path = usePath();
  const go = useGo();
  const choose = (days: Period) => days.from <= days.to && go(searchOfDays(days), { replace: true });
  return (
    <Inline gap="sm" align="end">
      <StateTabs
        label={t('period')}
        currentKey={name}
        tabs={periodNames.map((one) => ({
          key: one,
          label: t(`periods.${one}`),
          href: path + (one === 'custom' ? searchOfDays(period) : searchOfPeriod(one)),
          count: undefined,
        }))}
      />
      {name === 'custom' ? (
        <LazyDateRangePicker label={t('days')} isRequired value={period} onChange={(days) => days && choose(days)} />
      ) : null}
    </Inline>
  );
}
