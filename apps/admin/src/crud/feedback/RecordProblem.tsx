import type { Problem } from '@diwan/api-contract/problem';
import { ErrorState, LinkButton, RetryButton } from '@diwan/ui';
import { useResource } from '../resource/resource-context.ts';
import { listPath } from '../resource/resource-paths.ts';

interface RecordProblemProps {
  problem: Problem;
  onRetry: () => void;
}

const drawings = { forbidden: 'forbidden', missing: 'gone', offline: 'offline', failed: undefined } as const;

/** Why a record can't be shown, what is safe, and what to do. */
export function RecordProblem({ problem, onRetry }: RecordProblemProps) {
  const { resource, t } = useResource();
  const kind = kindOf(problem);
  const action =
    kind === 'failed' || kind === 'offline' ? (
      <RetryButton onPress={onRetry} />
    ) : (
      <LinkButton href={listPath(resource.key)}>{t('missing.action')}</LinkButton>
    );
  return (
    <ErrorState
      drawing={drawings[kind]}
      title={t(`${kind}.title`)}
      description={t(kind === 'offline' ? 'offline.part' : `${kind}.text`)}
      action={action}
      details={problem.requestId}
    />
  );
}

function kindOf({ status, code }: Problem): 'forbidden' | 'missing' | 'offline' | 'failed' {
  if (status === 403) return 'forbidden';
  if (status === 404) return 'missing';
  return code === 'offline' ? 'offline' : 'failed';
}
