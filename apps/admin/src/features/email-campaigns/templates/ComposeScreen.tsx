import type { EmailCampaign } from '@diwan/api-contract/resources/email-campaigns';
import { Suspense } from 'react';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { AddLikeAnother } from '#crud/form/AddLikeAnother.tsx';
import { draftOf } from '#crud/form/validation/validate-draft.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { useSearch } from '#navigation/navigation-context.tsx';

const MailTabs = lazyNow(['emailTemplates'], async () => ({ default: (await import('./MailTabs.tsx')).MailTabs }));
const tabs = (
  <Suspense fallback={null}>
    <MailTabs currentKey="compose" />
  </Suspense>
);

/** A message to an audience: from its beginning, or as another one was and sent at another time; with `&to=unopened` to those who left that one unopened. */
export function ComposeScreen() {
  const { resource } = useResource();
  const isToUnopened = new URLSearchParams(useSearch()).get('to') === 'unopened';
  return (
    <AddLikeAnother
      draftOf={(campaign) => ({
        ...draftOf(campaign, resource.fields),
        scheduleAt: null,
        ...(isToUnopened && { audience: unopened(campaign as EmailCampaign) }),
      })}
      above={tabs}
    />
  );
}

/** Whoever left a campaign unopened was reached by it lately: nobody is left out for that. */
const unopened = ({ id, audience: { entity } }: EmailCampaign): EmailCampaign['audience'] => ({
  type: 'unopened',
  entity,
  filter: '',
  viewName: null,
  listId: null,
  campaignId: id,
  excludeContactedDays: 0,
});
