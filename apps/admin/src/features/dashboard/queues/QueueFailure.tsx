import { Button, Text } from '@diwan/ui';
import { useTranslation } from 'react-i18next';

interface QueueFailureProps {
  /** What could not be counted, in words. */
  text: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** What stands where queues could not be counted, with the way to ask again. */
export function QueueFailure({ text, isRetrying, onRetry }: QueueFailureProps) {
  const { t } = useTranslation('core');
  return (
    <>
      <Text size="small" tone="critical">
        {text}
      </Text>
      <Button size="small" variant="plain" onPress={onRetry} isPending={isRetrying}>
        {t('retry')}
      </Button>
    </>
  );
}
