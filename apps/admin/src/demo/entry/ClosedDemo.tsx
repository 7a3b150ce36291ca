import { Button, ErrorState, RetryButton } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import type { DemoObstacle } from '#mocks/demo-refused.ts';

interface ClosedDemoProps {
  obstacle: DemoObstacle | 'failed';
  onRetry: () => void;
}

/** Why the demo can't run here, and what may help. */
export function ClosedDemo({ obstacle, onRetry }: ClosedDemoProps) {
  const { t } = useTranslation('demo');
  const action = {
    noServiceWorker: undefined,
    outOfScope: <Button onPress={() => location.reload()}>{t('reload')}</Button>,
    failed: <RetryButton onPress={onRetry} />,
  }[obstacle];
  return (
    <ErrorState title={t(`closed.${obstacle}.title`)} description={t(`closed.${obstacle}.text`)} action={action} />
  );
}
