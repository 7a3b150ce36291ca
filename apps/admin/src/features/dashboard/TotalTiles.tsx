import type { Totals } from '@diwan/api-contract/figures';
import { createFormat, Text } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { client } from '../../api/client.ts';
import { expectBody } from '../../api/expect-body.ts';
import { currentLanguage } from '../../messages/language.ts';
import * as styles from './Dashboard.css.ts';
import { FigureTile } from './FigureTile.tsx';
import type { Period } from './periods.ts';
import { useFigure } from './use-figure.ts';

const load = ({ from, to }: { from: string; to: string }, signal: AbortSignal): Promise<Totals> =>
  expectBody(client.figures.totals({ query: { from, to }, signal }));

const names = ['applications', 'recruited', 'jobPostsPublished', 'newSeekers', 'newEmployers'] as const;

/** The period's totals, each beside that of the period before. */
export function TotalTiles({ period }: { period: Period }) {
  const { t } = useTranslation('dashboard');
  const totals = useFigure(load, { ...period });
  return (
    <FigureTile
      title={t('totals')}
      figure={totals}
      isWide
      chart={(value) => (
        <dl className={styles.totals}>
          {names.map((name) => (
            <div key={name}>
              <dt>{t(`total.${name}`)}</dt>
              <dd className={styles.total}>
                <Amount {...value[name]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    />
  );
}

function Amount({ current, previous }: { current: number; previous: number }) {
  const { t } = useTranslation('dashboard');
  const format = createFormat(currentLanguage());
  const change = previous === 0 ? null : (current - previous) / previous;
  const words =
    change === null
      ? t('noneBefore')
      : t(change < 0 ? 'less' : 'more', { share: format.percent(Math.abs(change)), before: format.number(previous) });
  return (
    <>
      <span className={styles.figure}>{format.number(current)}</span>
      <Text size="small" tone="muted">
        {words}
      </Text>
    </>
  );
}
