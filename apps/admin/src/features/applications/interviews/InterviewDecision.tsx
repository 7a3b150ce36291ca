import type { Interview, InterviewEvent } from '@diwan/api-contract/endpoints/hiring/interviews';
import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';
import { useTries } from '#crud/feedback/use-tries.ts';
import { refusalText } from '#crud/resource/refusal-text.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { brokenParts } from '#crud/workflow/event-payload.ts';
import { questionText } from '#crud/workflow/question/question-text.ts';
import { useTypedAnswer } from '#crud/workflow/question/use-typed-answer.ts';
import { type SentDecision, useDecision } from '#crud/workflow/use-decision.ts';
import { decided } from './decided.ts';
import { InterviewDialog } from './InterviewDialog.tsx';
import { type EventValues, InterviewEventFields } from './InterviewEventFields.tsx';
import { askedBy } from './interview-values.ts';

interface InterviewDecisionProps {
  interview: Interview;
  event: string;
  /** The application's: it covers its meetings. */
  version: number;
  onDone: () => void;
  onClose: () => void;
}

type SentEvent = Exclude<InterviewEvent, { type: 'interview.schedule' | 'interview.release' }>;

/** Moves, cancels or concludes a meeting: asks for what that needs, sends it once, and says how it went. */
export default function InterviewDecision({ interview, event, version, onDone, onClose }: InterviewDecisionProps) {
  const context = useResource();
  const { t } = context;
  const initial = initialValues(event, interview);
  const [values, change, forget] = useTypedAnswer(interview.id, event, initial, () => initial);
  const { hasTried, noteTry } = useTries();
  const decision = useDecision({
    record: { ...decided(interview), version },
    event,
    needsPayload: true,
    send: async (sent: SentDecision) => {
      const { id, key: idempotencyKey } = sent;
      const body = sent.event as SentEvent;
      const answer = client.interviews.send({ params: { id }, version: sent.version, body, idempotencyKey });
      return decided((await expectBody(answer)) as Interview);
    },
    onDecided: onDone,
  });
  const label = t(`events.${event}`);
  const { text: _optional, ...required } = askedBy[event] ?? {};
  const broken = brokenParts(required, values);

  function submit() {
    noteTry();
    if (Object.keys(broken).length === 0) decision.submit(values);
  }
  function errorAt(path: string) {
    const code = hasTried ? broken[path] : undefined;
    if (!code) return undefined;
    return code === 'required' ? t('invalid.required', { attr: t(`meeting.fields.${path}`) }) : refusalText(code, t);
  }

  return (
    <InterviewDialog
      title={questionText(event, interview.title, context)}
      decision={decision}
      doneText={t(`done.${event}`)}
      submitLabel={label}
      cancelLabel={t('meeting.back')}
      onSubmit={submit}
      onSettled={forget}
      onClose={onClose}
    >
      <InterviewEventFields
        event={event}
        values={values}
        onChange={change}
        errorAt={errorAt}
        isDisabled={decision.phase === 'sending'}
      />
    </InterviewDialog>
  );
}

function initialValues(event: string, { startsAt, durationMin }: Interview): EventValues {
  if (event === 'interview.reschedule') return { startsAt, durationMin };
  if (event === 'interview.cancel') return { note: null };
  return event === 'interview.complete' ? { recommendation: null, text: null } : {};
}
