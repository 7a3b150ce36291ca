import { Button, Heading, Inline, RetryButton, Skeleton, Stack, Text } from '@diwan/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Queried } from '#api/cache/use-query.ts';
import * as styles from './figures.css.ts';

interface MetricTileProps<F> {
  title: string;
  /** A definition of what is counted. */
  help?: ReactNode;
  metric: Queried<F>;
  isWide?: boolean;
  /** Whether it is drawn, so that the same figures can be shown as a table. */
  isChart?: boolean;
  /** As much room as it is going to take. */
  waiting?: ReactNode;
  children: (value: F, isTable: boolean) => ReactNode;
}

/** One metric of the dashboard with the table behind it; it waits and fails alone. */
export function MetricTile<F>({
  title,
  help,
  metric,
  isWide = false,
  isChart = true,
  waiting,
  children,
}: MetricTileProps<F>) {
  const { t } = useTranslation('dashboard');
  const [isTable, setIsTable] = useState(false);
  const { value, isLoading, hasFailed, refresh } = metric;
  return (
    <section aria-label={title} aria-busy={isLoading} className={isWide ? styles.wide : styles.tile}>
      <Inline gap="sm" align="center" justify="between">
        <Inline gap="xxs" align="center" canWrap={false}>
          <Heading level={2} size="body">
            {title}
          </Heading>
          {help}
        </Inline>
        {isChart && value ? (
          <span className={styles.asTable}>
            <Button size="small" variant="plain" aria-pressed={isTable} onPress={() => setIsTable(!isTable)}>
              {t('asTable')}
            </Button>
          </span>
        ) : null}
      </Inline>
      {hasFailed ? (
        <Stack gap="xs">
          <Text tone="critical">{t('failed')}</Text>
          <div>
            <RetryButton size="small" onPress={refresh} isPending={isLoading} />
          </div>
        </Stack>
      ) : value ? (
        children(value, isTable)
      ) : (
        (waiting ?? <Skeleton shape="panel" />)
      )}
    </section>
  );
}
