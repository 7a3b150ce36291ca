import type { MoneyFigures } from '@diwan/api-contract/endpoints/metrics/money';
import { countedRows, periodBefore } from '@diwan/api-contract/figures/figures';
import { createFormat, Stat } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#api/cache/query.ts';
import { useQueryInTurn } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { rowsPath } from '#crud/resource/resource-paths.ts';
import { currentLanguage } from '#messages/language.ts';
import { FigureHelp } from '../FigureHelp.tsx';
import * as styles from '../figures.css.ts';
import { MetricTile } from '../MetricTile.tsx';
import type { Period } from '../periods.ts';
import { changeOf } from './compare.ts';

const booked = ['sales', 'refunds', 'commissions', 'vat'] as const;
const running = ['monthly', 'paying'] as const;

/** What came in and went out, beside the period before, and what subscriptions bring in as it is now. */
export function MoneyTile({ period }: { period: Period }) {
  const { t } = useTranslation('dashboard');
  const format = createFormat(currentLanguage());
  const label = (name: keyof MoneyFigures | (typeof running)[number]) => t(`money.${name as 'sales'}`);
  const help = (name: (typeof booked)[number] | (typeof running)[number]) => (
    <FigureHelp of={name} title={label(name)} />
  );
  const listed = (name: (typeof booked)[number], of: Period) =>
    name === 'sales' ? rowsPath(countedRows.money.sales(of)) : undefined;
  const subscriptions = rowsPath(countedRows.money.subscriptions());
  return (
    <MetricTile
      title={t('money.title')}
      metric={useQueryInTurn(queryOf(client.money.figures, { query: period }))}
      isWide
      isChart={false}
      waiting={
        <div className={styles.amounts}>
          {[...booked, ...running].map((name) => (
            <Stat key={name} label={label(name)} help={help(name)} isLoading />
          ))}
        </div>
      }
    >
      {(figures) => (
        <div className={styles.amounts}>
          {booked.map((name) => (
            <Stat
              key={name}
              label={label(name)}
              value={format.money(figures[name].current)}
              href={listed(name, period)}
              help={help(name)}
              change={changeOf(figures[name], {
                t,
                format,
                write: format.money,
                href: listed(name, periodBefore(period)),
              })}
            />
          ))}
          <Stat
            label={label('monthly')}
            value={format.money(figures.subscriptions.monthly)}
            href={subscriptions}
            help={help('monthly')}
          />
          <Stat
            label={label('paying')}
            value={format.number(figures.subscriptions.paying)}
            href={subscriptions}
            help={help('paying')}
          />
        </div>
      )}
    </MetricTile>
  );
}
