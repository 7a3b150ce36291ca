import type { Problem } from '@diwan/api-contract/problem';
import { ErrorState, RetryButton } from '@diwan/ui';
import { useResource } from '../resource/resource-context.ts';

/** A part of a screen that could not be loaded, while the rest stands. */
export function PartProblem({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const { t } = useResource();
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
