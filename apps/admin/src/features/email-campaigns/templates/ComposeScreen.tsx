import { Suspense } from 'react';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { AddScreen } from '#crud/form/EditScreen.tsx';

const MailTabs = lazyNow(['emailTemplates'], async () => ({ default: (await import('./MailTabs.tsx')).MailTabs }));
const tabs = (
  <Suspense fallback={null}>
    <MailTabs currentKey="compose" />
  </Suspense>
);

/** A message to an audience, from its beginning. */
export function ComposeScreen() {
  return <AddScreen above={tabs} />;
}
