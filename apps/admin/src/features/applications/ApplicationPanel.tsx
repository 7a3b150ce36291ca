import type { Application, ApplicationRow } from '@diwan/api-contract/resources/applications';
import { Inline, LinkButton, SidePanel, Stack, Tabs } from '@diwan/ui';
import { Suspense, useState } from 'react';
import { LoadingText } from '#crud/feedback/Loading.tsx';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { RecordProblem } from '#crud/feedback/RecordProblem.tsx';
import type { Peek } from '#crud/list/ListBeside.tsx';
import { StateChips } from '#crud/overview/StateChips.tsx';
import { useRecord } from '#crud/query/use-record.ts';
import { RecordPaper } from '#crud/reader/RecordPaper.tsx';
import { RecordFace } from '#crud/resource/face/RecordFace.tsx';
import { headed } from '#crud/resource/labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import type { AnyRow } from '#crud/resource/resource-types.ts';
import { RecordActions } from '#crud/workflow/RecordActions.tsx';
import { ApplicationSummary } from './ApplicationSummary.tsx';
import * as styles from './Applications.css.ts';

const Activity = lazyNow(['records'], async () => ({
  default: (await import('#crud/activity/Activity.tsx')).Activity,
}));
const Notes = lazyNow(['records'], () => import('#crud/notes/Notes.tsx'));
const Interviews = lazyNow([], () => import('./interviews/Interviews.tsx'));
const Scorecards = lazyNow([], () => import('./scorecards/Scorecards.tsx'));
const Documents = lazyNow(['files', 'records'], () => import('#crud/documents/Documents.tsx'));
const Offers = lazyNow([], () => import('./offers/Offers.tsx'));

const tabs = ['profile', 'cv', 'interviews', 'scorecards', 'offers', 'attachments', 'notes', 'activity'] as const;
type Tab = (typeof tabs)[number];

/** One candidate beside the list or the board: what they sent, what is planned, what was noted, and the decision. */
export default function ApplicationPanel(props: Peek) {
  const [tab, setTab] = useState<Tab>('profile');
  return <OpenApplicant key={props.id} {...props} tab={tab} onTab={setTab} />;
}

function OpenApplicant({ id, row, onClose, tab, onTab }: Peek & { tab: Tab; onTab: (tab: Tab) => void }) {
  const { resource, t, language } = useResource();
  const open = useRecord(id, onClose);
  const { record } = open;
  const named = record ?? row ?? null;
  const title = named ? resource.label(named, language) : headed(t('one'));
  const missing = open.problem ? <RecordProblem problem={open.problem} onRetry={open.refresh} /> : <LoadingText />;
  return (
    <SidePanel
      title={title}
      picture={named ? <RecordFace resource={resource.key} record={named} name={title} /> : undefined}
      isOpen
      onClose={onClose}
      footer={
        named ? (
          <Inline gap="xs">
            <RecordActions record={named} open={open} maxButtons={3} />
          </Inline>
        ) : undefined
      }
    >
      {named ? (
        <Stack gap="md">
          <Heads row={named} />
          <Tabs
            aria-label={t('one')}
            items={tabs.map((key) => ({ id: key, label: t(`panel.${key}`) }))}
            selected={tab}
            onSelect={(key) => onTab(key as Tab)}
          >
            {record ? (
              <Suspense fallback={<LoadingText />}>
                <TabBody tab={tab} application={record as unknown as Application} onDecided={open.refresh} />
              </Suspense>
            ) : (
              missing
            )}
          </Tabs>
        </Stack>
      ) : (
        missing
      )}
    </SidePanel>
  );
}

function Heads({ row }: { row: AnyRow }) {
  const { t } = useResource();
  const { seeker, jobPost } = row as unknown as ApplicationRow;
  return (
    <Inline gap="sm" align="center">
      <StateChips record={row} />
      <LinkButton size="small" variant="quiet" href={`/seekers/view/${seeker.id}`}>
        {t('panel.openProfile')}
      </LinkButton>
      <LinkButton size="small" variant="quiet" href={`/job_post/view/${jobPost.id}`}>
        {t('panel.openJob')}
      </LinkButton>
    </Inline>
  );
}

interface TabBodyProps {
  tab: Tab;
  application: Application;
  onDecided: () => void;
}

function TabBody({ tab, application, onDecided }: TabBodyProps) {
  switch (tab) {
    case 'profile':
      return <ApplicationSummary application={application} />;
    case 'cv':
      return (
        <div className={styles.paper}>
          <RecordPaper record={application} />
        </div>
      );
    case 'interviews':
      return <Interviews application={application} />;
    case 'scorecards':
      return <Scorecards application={application} />;
    case 'offers':
      return <Offers application={application} onDecided={onDecided} />;
    case 'attachments':
      return <Documents path="applications" id={application.id} />;
    case 'notes':
      return <Notes path="applications" id={application.id} />;
    case 'activity':
      return <Activity id={application.id} version={application.version} />;
  }
}
