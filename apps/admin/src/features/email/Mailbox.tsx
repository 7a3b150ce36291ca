import { useMemo } from 'react';
import { useDemo } from '#demo/demo-context.ts';
import { MailPanes } from './MailPanes.tsx';
import { createMailClient } from './mail-client.ts';

/** The e-mail app on the demo's backend. */
export function Mailbox() {
  const backend = useDemo();
  const client = useMemo(() => createMailClient(backend), [backend]);
  return <MailPanes client={client} />;
}
