import { RetryButton, Text } from '@diwan/ui';
import type { Queried } from '#api/cache/use-query.ts';

interface QueueFailureProps {
  /** What could not be counted, in words. */
  text: string;
  queues: Pick<Queried<unknown>, 'isLoading' | 'refresh'>;
}

/** What stands where queues could not be counted, with the way to ask again. */
export function QueueFailure({ text, queues: { isLoading, refresh } }: QueueFailureProps) {
  return (
    <>
      <Text size="small" tone="critical">
        {text}
      </Text>
      <RetryButton size="small" variant="plain" onPress={refresh} isPending={isLoading} />
    </>
  );
}
