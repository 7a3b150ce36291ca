import { Button, Dialog, Text } from '@diwan/ui';
import { useTranslation } from 'react-i18next';

interface LogOutDialogProps {
  onLogOut: () => void;
  onClose: () => void;
}

/** Asks before logging out takes what was typed in a form, here or in another tab. */
export default function LogOutDialog({ onLogOut, onClose }: LogOutDialogProps) {
  const { t } = useTranslation('shell');
  return (
    <Dialog
      title={t('loggingOut.title')}
      size="small"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onLogOut}>{t('loggingOut.go')}</Button>
          <Button variant="primary" onPress={onClose}>
            {t('loggingOut.stay')}
          </Button>
        </>
      }
    >
      <Text>{t('loggingOut.text')}</Text>
    </Dialog>
  );
}
