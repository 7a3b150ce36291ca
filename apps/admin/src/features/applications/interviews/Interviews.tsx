import type { Interview } from '@diwan/api-contract/endpoints/hiring/interviews';
import type { Application } from '@diwan/api-contract/resources/applications';
import { Button, EmptyState, Inline, Stack } from '@diwan/ui';
import { CalendarPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { LoadingText } from '#crud/feedback/Loading.tsx';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { PartProblem } from '#crud/feedback/PartProblem.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import * as styles from '../Applications.css.ts';
import { InterviewItem } from './InterviewItem.tsx';
import { useInterviews } from './use-interviews.ts';

const ScheduleDialog = lazyNow([], () => import('./ScheduleDialog.tsx'));
const InterviewDecision = lazyNow([], () => import('./InterviewDecision.tsx'));

/** The meetings of an application: planned, moved, called off, held. */
export default function Interviews({ application }: { application: Application }) {
  const { t } = useResource();
  const { id, version, state } = application;
  const { entries: interviews, problem, isLoading, refresh } = useInterviews(id, version);
  const [isScheduling, setIsScheduling] = useState(false);
  const [decision, setDecision] = useState<{ interview: Interview; event: string } | null>(null);
  const isOpen = state !== 'rejected' && state !== 'recruited';

  if (problem) return <PartProblem problem={problem} onRetry={refresh} />;
  return (
    <Stack gap="md">
      {isOpen ? (
        <Inline>
          <Button icon={<CalendarPlus />} onPress={() => setIsScheduling(true)}>
            {t('meeting.schedule')}
          </Button>
        </Inline>
      ) : null}
      {isLoading ? (
        <LoadingText lines={3} />
      ) : interviews.length === 0 ? (
        <EmptyState
          drawing="nothing"
          title={t('meeting.none')}
          description={isOpen ? undefined : t('meeting.closed')}
        />
      ) : (
        <ul className={styles.meetings}>
          {interviews.map((interview) => (
            <InterviewItem
              key={interview.id}
              interview={interview}
              onEvent={(event) => setDecision({ interview, event })}
            />
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {isScheduling ? (
          <ScheduleDialog application={application} onDone={refresh} onClose={() => setIsScheduling(false)} />
        ) : null}
        {decision ? (
          <InterviewDecision
            key={`${decision.interview.id} ${decision.event}`}
            {...decision}
            version={version}
            onDone={refresh}
            onClose={() => setDecision(null)}
          />
        ) : null}
      </Suspense>
    </Stack>
  );
}
