import { useTranslation } from 'react-i18next';
import { DemoRoom } from '#demo/DemoRoom.tsx';
import { Mailbox } from './Mailbox.tsx';

/** The demo's e-mail app. */
export default function EmailScreen() {
  const { t } = useTranslation('screens');
  return (
    <DemoRoom title={t('demoEmail')}>
      <Mailbox />
    </DemoRoom>
  );
}
