import { Suspense } from 'react';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { AddLikeAnother } from '#crud/form/AddLikeAnother.tsx';
import { draftOf } from '#crud/form/validation/validate-draft.ts';
import { useResource } from '#crud/resource/resource-context.ts';

const MailTabs = lazyNow(['emailTemplates'], async () => ({ default: (await import('./MailTabs.tsx')).MailTabs }));
const tabs = (
  <Suspense fallback={null}>
    <MailTabs currentKey="compose" />
  </Suspense>
);

/** A message to an audience: from its beginning, or as another one was and sent at another time. */
export function ComposeScreen() {
  const { resource } = useResource();
  return (
    <AddLikeAnother
      draftOf={(campaign) => ({ ...draftOf(campaign, resource.fields), scheduleAt: null })}
      above={tabs}
    />
  );
}
