import type { Application } from '@diwan/api-contract/applications';
import { Drawer, Inline, LinkButton, Stack, Tabs } from '@diwan/ui';
import { useState } from 'react';
import { cells } from '../../crud/cells.tsx';
import { LoadingText } from '../../crud/Loading.tsx';
import { RecordActions } from '../../crud/RecordActions/RecordActions.tsx';
import { RecordProblem } from '../../crud/RecordProblem.tsx';
import type { AnyRecord } from '../../crud/resource-types.ts';
import { useRoom } from '../../crud/room.tsx';
import { useRecord } from '../../crud/use-record.ts';
import { Activity } from '../../crud/ViewScreen/Activity.tsx';
import { ApplicantFacts } from './ApplicantFacts.tsx';

interface ApplicantPanelProps {
  opened: AnyRecord;
  onClose: () => void;
}

const nothing = () => {};

/** One candidate beside the list: what they sent, what happened, and the decision. */
export function ApplicantPanel({ opened, onClose }: ApplicantPanelProps) {
  const room = useRoom();
  const { resource, t, language } = room;
  const open = useRecord(opened.id, nothing);
  const [tab, setTab] = useState('facts');
  const { record } = open;
  const application = record as (AnyRecord & Application) | null;
  return (
    <Drawer
      title={resource.label(record ?? opened, language)}
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
      {application ? (
        <Stack gap="md">
          <Inline gap="sm" align="center">
            {cells.state('application', application.state, room)}
            <LinkButton size="small" variant="quiet" href={`/seekers/view/${application.seeker.id}`}>
              {t('panel.openProfile')}
            </LinkButton>
            <LinkButton size="small" variant="quiet" href={`/job_post/view/${application.jobPost.id}`}>
              {t('panel.openJob')}
            </LinkButton>
          </Inline>
          <Tabs
            aria-label={t('one')}
            items={[
              { id: 'facts', label: t('panel.profile') },
              { id: 'activity', label: t('tabs.activity') },
            ]}
            selected={tab}
            onSelect={setTab}
          >
            {tab === 'facts' ? (
              <ApplicantFacts application={application} />
            ) : (
              <Activity id={application.id} version={application.version} />
            )}
          </Tabs>
        </Stack>
      ) : open.problem ? (
        <RecordProblem problem={open.problem} onRetry={open.refresh} />
      ) : (
        <LoadingText />
      )}
    </Drawer>
  );
}
