import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DemoRoom } from '#demo/DemoRoom.tsx';
import { useDemo } from '#demo/demo-context.ts';
import { MailPanes } from './MailPanes.tsx';
import { createMailClient } from './mail-client.ts';

/** The demo's e-mail app. */
export default function EmailScreen() {
  const { t } = useTranslation('screens');
  return (
    <DemoRoom title={t('demoEmail')}>
      <Mailbox />
    </DemoRoom>
  );
}

function Mailbox() {
  const backend = useDemo();
  const client = useMemo(() => createMailClient(backend), [backend]);
  return <MailPanes client={client} />;
}
