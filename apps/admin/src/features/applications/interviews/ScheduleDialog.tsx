import type { Interview, InterviewDraft } from '@diwan/api-contract/endpoints/hiring/interviews';
import type { Application } from '@diwan/api-contract/resources/applications';
import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';
import { useTries } from '#crud/feedback/use-tries.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { useTypedAnswer } from '#crud/workflow/question/use-typed-answer.ts';
import { type SentDecision, useDecision } from '#crud/workflow/use-decision.ts';
import { decided } from './decided.ts';
import { InterviewDialog } from './InterviewDialog.tsx';
import { InterviewFields } from './InterviewFields.tsx';
import { interviewErrors } from './interview-errors.ts';
import { blankInterview, checkInterview, draftOfInterview } from './interview-values.ts';

interface ScheduleDialogProps {
  application: Application;
  onDone: () => void;
  onClose: () => void;
}

const schedule = 'interview.schedule';

/** Plans a meeting with a candidate. */
export default function ScheduleDialog({ application, onDone, onClose }: ScheduleDialogProps) {
  const { t, language } = useResource();
  const [values, change, forget] = useTypedAnswer(application.id, schedule, blankInterview, () => blankInterview);
  const { hasTried, noteTry } = useTries();
  const decision = useDecision({
    record: { ...application, availableEvents: [{ type: schedule, isAvailable: true }] },
    event: schedule,
    needsPayload: true,
    send: async ({ id, version, event, key }: SentDecision) => {
      const { draft } = event as { type: string; draft: InterviewDraft };
      const request = { params: { id }, version, body: draft, idempotencyKey: key };
      return decided((await expectBody(client.interviews.schedule(request))) as Interview);
    },
    onDecided: onDone,
  });
  const wrong = checkInterview(values);
  // A third person is refused at once, the rest when one tries.
  const shown = hasTried ? [...wrong, ...decision.errors] : wrong.filter(({ code }) => code === 'tooManyUsers');

  function submit() {
    noteTry();
    if (wrong.length === 0) decision.submit({ draft: draftOfInterview(values) });
  }

  return (
    <InterviewDialog
      title={t('meeting.scheduleWith', { name: localizedLabel(application.seeker.label, language) })}
      size="large"
      decision={decision}
      doneText={t('meeting.scheduled')}
      submitLabel={t('meeting.schedule')}
      cancelLabel={t('cancel')}
      onSubmit={submit}
      onSettled={forget}
      onClose={onClose}
    >
      <InterviewFields
        values={values}
        onChange={change}
        errorAt={interviewErrors(shown, t)}
        isDisabled={decision.phase === 'sending'}
      />
    </InterviewDialog>
  );
}
