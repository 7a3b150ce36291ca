import type { Application } from '@diwan/api-contract/applications';
import { Inline, LinkButton, SidePanel, Stack, Tabs } from '@diwan/ui';
import { Suspense, useState } from 'react';
import type { Peek } from '#crud/ListScreen/ListBeside.tsx';
import { LoadingText } from '#crud/Loading.tsx';
import { headed } from '#crud/labels.ts';
import { wantedPart } from '#crud/lazy-part.ts';
import { RecordActions } from '#crud/RecordActions/RecordActions.tsx';
import { RecordProblem } from '#crud/RecordProblem.tsx';
import type { AnyRecord } from '#crud/resource-types.ts';
import { useRoom } from '#crud/room.tsx';
import { useRecord } from '#crud/use-record.ts';
import { StateChips } from '#crud/ViewScreen/StateChips.tsx';
import { ApplicantFacts } from './ApplicantFacts.tsx';

const Activity = wantedPart([], async () => ({
  default: (await import('#crud/ViewScreen/Activity.tsx')).Activity,
}));
const Notes = wantedPart([], () => import('#crud/Notes/Notes.tsx'));
const Interviews = wantedPart([], () => import('./Interviews.tsx'));

const tabs = ['profile', 'interviews', 'notes', 'activity'] as const;
type Tab = (typeof tabs)[number];

/** One candidate beside the list or the board: what they sent, what is planned, what was noted, and the decision. */
export default function ApplicantPanel(props: Peek) {
  const [tab, setTab] = useState<Tab>('profile');
  return <OpenApplicant key={props.id} {...props} tab={tab} onTab={setTab} />;
}

function OpenApplicant({ id, row, onClose, tab, onTab }: Peek & { tab: Tab; onTab: (tab: Tab) => void }) {
  const { resource, t, language } = useRoom();
  const open = useRecord(id, onClose);
  const record = open.record ?? row ?? null;
  return (
    <SidePanel
      title={record ? resource.label(record, language) : headed(t('one'))}
      isOpen
      onClose={onClose}
      footer={
        record ? (
          <Inline gap="xs">
            <RecordActions record={record} open={open} maxButtons={3} />
          </Inline>
        ) : undefined
      }
    >
      {record ? (
        <Stack gap="md">
          <Heads record={record} />
          <Tabs
            aria-label={t('one')}
            items={tabs.map((key) => ({ id: key, label: t(`panel.${key}`) }))}
            selected={tab}
            onSelect={(key) => onTab(key as Tab)}
          >
            <Suspense fallback={<LoadingText />}>
              <TabBody tab={tab} application={record as unknown as Application} />
            </Suspense>
          </Tabs>
        </Stack>
      ) : open.problem ? (
        <RecordProblem problem={open.problem} onRetry={open.refresh} />
      ) : (
        <LoadingText />
      )}
    </SidePanel>
  );
}

function Heads({ record }: { record: AnyRecord }) {
  const { t } = useRoom();
  const { seeker, jobPost } = record as unknown as Application;
  return (
    <Inline gap="sm" align="center">
      <StateChips record={record} />
      <LinkButton size="small" variant="quiet" href={`/seekers/view/${seeker.id}`}>
        {t('panel.openProfile')}
      </LinkButton>
      <LinkButton size="small" variant="quiet" href={`/job_post/view/${jobPost.id}`}>
        {t('panel.openJob')}
      </LinkButton>
    </Inline>
  );
}

function TabBody({ tab, application }: { tab: Tab; application: Application }) {
  switch (tab) {
    case 'profile':
      return <ApplicantFacts application={application} />;
    case 'interviews':
      return <Interviews application={application} />;
    case 'notes':
      return <Notes path="applications" id={application.id} />;
    case 'activity':
      return <Activity id={application.id} version={application.version} />;
  }
}
