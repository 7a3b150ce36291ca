import type { Problem } from '@diwan/api-contract/problem';
import { Button, ErrorState, Heading, RetryButton, Skeleton, Text } from '@diwan/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './SavedWork.css.ts';

interface Listed {
  entries: readonly unknown[];
  problem: Pick<Problem, 'code' | 'requestId'> | null;
  isLoading: boolean;
  refresh: () => void;
}

interface PartProps {
  name: 'drafts' | 'operations' | 'imports' | 'exports';
  listed: Listed;
  /** Where older ones can be asked for. */
  older?: { has: boolean; isBusy: boolean; show: () => void };
  children: ReactNode;
}

/** One kind of saved work: its rows, or why there are none. */
export function Part({ name, listed, older, children }: PartProps) {
  const { t } = useTranslation(['savedWork', 'crud']);
  const { entries, problem, isLoading, refresh } = listed;
  const isOffline = problem?.code === 'offline';
  return (
    <section aria-labelledby={name} className={styles.panel}>
      <div>
        <Heading level={2} id={name}>
          {t(`savedWork:parts.${name}`)}
        </Heading>
        <Text size="small" tone="muted">
          {t(`savedWork:help.${name}`)}
        </Text>
      </div>
      {problem ? (
        <ErrorState
          title={t(isOffline ? 'crud:offline.title' : 'crud:failed.title')}
          description={t(isOffline ? 'crud:offline.part' : 'crud:failed.text')}
          details={problem.requestId}
          action={<RetryButton onPress={refresh} />}
        />
      ) : isLoading ? (
        <Skeleton shape="panel" />
      ) : entries.length === 0 ? (
        <Text>{t(`savedWork:none.${name}`)}</Text>
      ) : (
        <ul className={styles.list}>{children}</ul>
      )}
      {older?.has ? (
        <div>
          <Button variant="quiet" isPending={older.isBusy} onPress={older.show}>
            {t('savedWork:older')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
