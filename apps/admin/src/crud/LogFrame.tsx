import { Button, EmptyState, Stack } from '@diwan/ui';
import type { ReactNode } from 'react';
import { LoadingText } from './Loading.tsx';
import { PartProblem } from './PartProblem.tsx';
import type { Log } from './use-log.ts';

interface LogFrameProps {
  log: Log<unknown>;
  /** Said where nothing is shown. */
  empty: { title: string; description?: string };
  isEmpty?: boolean;
  olderLabel: string;
  children: ReactNode;
}

/** The entries of a log, or why there are none; below them the way to older ones. */
export function LogFrame({ log, empty, isEmpty = log.entries.length === 0, olderLabel, children }: LogFrameProps) {
  if (log.problem) return <PartProblem problem={log.problem} onRetry={log.refresh} />;
  if (log.isLoading) return <LoadingText />;
  return (
    <Stack gap="md">
      {isEmpty ? <EmptyState {...empty} /> : children}
      {log.hasOlder ? (
        <div>
          <Button variant="quiet" isPending={log.isLoadingOlder} onPress={log.older}>
            {olderLabel}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
