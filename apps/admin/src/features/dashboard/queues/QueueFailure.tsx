import type { WorkQueues } from '@diwan/api-contract/endpoints/work';
import { Button, Text } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import type { Queried } from '#api/cache/use-query.ts';

/** What stands where queues could not be counted, with the way to ask again. */
export function QueueFailure({ queues }: { queues: Queried<WorkQueues> }) {
  const { t } = useTranslation(['dashboard', 'core']);
  return (
    <>
      <Text size="small" tone="critical">
        {t('dashboard:failed')}
      </Text>
      <Button size="small" variant="plain" onPress={queues.refresh} isPending={queues.isLoading}>
        {t('core:retry')}
      </Button>
    </>
  );
}
