import { useTranslation } from 'react-i18next';
import { DemoScreen } from '#demo/DemoScreen.tsx';
import { Mailbox } from './Mailbox.tsx';

/** The demo's e-mail app. */
export default function EmailScreen() {
  const { t } = useTranslation('screens');
  return (
    <DemoScreen title={t('demoEmail')}>
      <Mailbox />
    </DemoScreen>
  );
}
