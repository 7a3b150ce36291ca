import { Button, Dialog, Text } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { useLeaving } from '#navigation/use-leaving.ts';

/** Asks before unsaved changes are lost. */
export function LeaveDialog() {
  const { t } = useTranslation('shell');
  const { isAsking, confirm, cancel } = useLeaving();
  return (
    <Dialog
      title={t('leave.title')}
      size="small"
      isOpen={isAsking}
      onClose={cancel}
      footer={
        <>
          <Button onPress={confirm}>{t('leave.go')}</Button>
          <Button variant="primary" onPress={cancel}>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      <Text>{t('leave.text')}</Text>
    </Dialog>
  );
}
