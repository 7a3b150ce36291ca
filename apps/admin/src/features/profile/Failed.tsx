import { Inline, RetryButton, Text } from '@diwan/ui';
import { useTranslation } from 'react-i18next';

/** Says that a part could not be loaded, and loads it again. */
export function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('profile');
  return (
    <Inline gap="sm">
      <Text tone="critical">{t('loadFailed')}</Text>
      <RetryButton size="small" onPress={onRetry} />
    </Inline>
  );
}
