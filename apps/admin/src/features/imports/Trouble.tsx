import type { Problem } from '@diwan/api-contract/problem';
import { ErrorState, RetryButton } from '@diwan/ui';
import { useTranslation } from 'react-i18next';

/** What could not be loaded, and the way to try again. */
export function Trouble({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const { t } = useTranslation('crud');
  const isOffline = problem.code === 'offline';
  return (
    <ErrorState
      title={t(isOffline ? 'offline.title' : 'failed.title')}
      description={t(isOffline ? 'offline.part' : 'failed.text')}
      details={problem.requestId}
      action={<RetryButton onPress={onRetry} />}
    />
  );
}
