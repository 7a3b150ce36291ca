import { Button, EmptyState, Stack } from '@diwan/ui';
import type { ReactNode } from 'react';
import type { Feed } from '../query/use-feed.ts';
import { LoadingText } from './Loading.tsx';
import { PartProblem } from './PartProblem.tsx';

interface FeedFrameProps {
  feed: Feed<unknown>;
  /** Said where nothing is shown. */
  empty: { title: string; description?: string };
  isEmpty?: boolean;
  olderLabel: string;
  children: ReactNode;
}

/** The entries of a feed, or why there are none; below them the way to older ones. */
export function FeedFrame({ feed, empty, isEmpty = feed.entries.length === 0, olderLabel, children }: FeedFrameProps) {
  if (feed.problem) return <PartProblem problem={feed.problem} onRetry={feed.refresh} />;
  if (feed.isLoading) return <LoadingText />;
  return (
    <Stack gap="md">
      {isEmpty ? <EmptyState drawing="nothing" {...empty} /> : children}
      {feed.hasOlder ? (
        <div>
          <Button variant="quiet" isPending={feed.isLoadingOlder} onPress={feed.older}>
            {olderLabel}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
