import type { Application } from '@diwan/api-contract/applications';
import type { Interview, InterviewDraft } from '@diwan/api-contract/interviews';
import { Banner, Button, Dialog, Stack, toasts } from '@diwan/ui';
import { useEffect, useState } from 'react';
import { client } from '../../api/client.ts';
import { expectBody } from '../../api/expect-body.ts';
import { type SentDecision, useDecision } from '../../crud/Decision/use-decision.ts';
import { localizedLabel } from '../../crud/labels.ts';
import { useRoom } from '../../crud/room.tsx';
import { decided } from './decided.ts';
import { MeetingFields } from './MeetingFields.tsx';
import { blankMeeting, checkMeeting, meetingDraft } from './meeting-draft.ts';
import { meetingErrors } from './meeting-errors.ts';
import { outcomeText } from './outcome-text.ts';

interface ScheduleDialogProps {
  application: Application;
  onDone: () => void;
  onClose: () => void;
}

const schedule = 'interview.schedule';

/** Plans a meeting with a candidate. */
export default function ScheduleDialog({ application, onDone, onClose }: ScheduleDialogProps) {
  const { t, language } = useRoom();
  const [values, setValues] = useState(blankMeeting);
  const [hasTried, setHasTried] = useState(false);
  const decision = useDecision({
    record: { ...application, availableEvents: [{ type: schedule, isAvailable: true }] },
    event: schedule,
    needsPayload: true,
    send: async ({ id, version, event, key }: SentDecision) => {
      const { draft } = event as { type: string; draft: InterviewDraft };
      const asked = { params: { id }, version, body: draft, idempotencyKey: key };
      return decided((await expectBody(client.interviews.schedule(asked))) as Interview) as never;
    },
    onDecided: onDone,
  });
  const { phase, errors } = decision;
  const wrong = checkMeeting(values);
  // A third person is refused at once, the rest when one tries.
  const shown = hasTried ? [...wrong, ...errors] : wrong.filter(({ code }) => code === 'tooManyUsers');

  useEffect(() => {
    if (phase === 'done') toasts.show({ title: t('meeting.scheduled'), tone: 'positive' });
    if (phase === 'stale') toasts.show({ title: t('stale.title'), description: t('meeting.stale'), tone: 'attention' });
    if (phase === 'done' || phase === 'stale') onClose();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- said once when the phase is reached
  }, [phase]);

  function submit() {
    setHasTried(true);
    if (wrong.length === 0) decision.submit({ draft: meetingDraft(values) });
  }

  return (
    <Dialog
      title={t('meeting.scheduleWith', { name: localizedLabel(application.seeker.label, language) })}
      isOpen
      isDismissable={false}
      size="large"
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" isPending={phase === 'sending'} onPress={submit}>
            {t('meeting.schedule')}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        {phase === 'refused' || phase === 'failed' ? (
          <Banner tone="critical">{outcomeText(phase, decision.reason, t)}</Banner>
        ) : null}
        <MeetingFields
          values={values}
          onChange={setValues}
          errorAt={meetingErrors(shown, t)}
          isDisabled={phase === 'sending'}
        />
      </Stack>
    </Dialog>
  );
}
