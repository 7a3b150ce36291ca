import { Skeleton, Stack, VisuallyHidden } from '@diwan/ui';
import { useTranslation } from 'react-i18next';

/** The shape of a demo app while what answers it starts. */
export function StartingDemo() {
  const { t } = useTranslation('demo');
  return (
    <div aria-busy>
      <VisuallyHidden>{t('starting')}</VisuallyHidden>
      <Stack gap="md">
        <Skeleton shape="control" />
        <Skeleton shape="panel" />
      </Stack>
    </div>
  );
}
