import { Button, Heading, Inline, Skeleton, Stack, Text } from '@diwan/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './Dashboard.css.ts';
import type { Figure } from './use-metric.ts';

interface FigureTileProps<F> {
  title: string;
  figure: Figure<F>;
  isWide?: boolean;
  /** Whether it is drawn, so that the same figures can be shown as a table. */
  isChart?: boolean;
  /** As much room as it is going to take. */
  waiting?: ReactNode;
  children: (value: F, isTable: boolean) => ReactNode;
}

/** One figure of the dashboard with the table behind it; it waits and fails alone. */
export function MetricTile<F>({
  title,
  figure,
  isWide = false,
  isChart = true,
  waiting,
  children,
}: FigureTileProps<F>) {
  const { t } = useTranslation(['dashboard', 'core']);
  const [isTable, setIsTable] = useState(false);
  const { value, isBusy, hasFailed, retry } = figure;
  return (
    <section aria-label={title} aria-busy={isBusy} className={isWide ? styles.wide : styles.tile}>
      <Inline gap="sm" align="center" justify="between">
        <Heading level={2} size="body">
          {title}
        </Heading>
        {isChart && value ? (
          <Button size="small" variant="plain" aria-pressed={isTable} onPress={() => setIsTable(!isTable)}>
            {t(isTable ? 'dashboard:asChart' : 'dashboard:asTable')}
          </Button>
        ) : null}
      </Inline>
      {hasFailed ? (
        <Stack gap="xs">
          <Text tone="critical">{t('dashboard:failed')}</Text>
          <div>
            <Button size="small" onPress={retry} isPending={isBusy}>
              {t('core:retry')}
            </Button>
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
