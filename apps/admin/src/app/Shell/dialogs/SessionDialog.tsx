import { Button, Dialog, Text } from '@diwan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#session/session-context.tsx';

/** The session ended while a form was open: what was typed stays, and signing in happens in another window. */
export function SessionDialog() {
  const { t } = useTranslation('shell');
  const { hasLapsed, signInAgain } = useSession();
  const [isPutOff, setPutOff] = useState(false);
  return (
    <Dialog
      title={t('lapsed.title')}
      size="small"
      isOpen={hasLapsed && !isPutOff}
      onClose={() => setPutOff(true)}
      footer={
        <>
          <Button onPress={() => setPutOff(true)}>{t('lapsed.later')}</Button>
          <Button variant="primary" onPress={signInAgain}>
            {t('lapsed.action')}
          </Button>
        </>
      }
    >
      <Text>{t('lapsed.text')}</Text>
    </Dialog>
  );
}
