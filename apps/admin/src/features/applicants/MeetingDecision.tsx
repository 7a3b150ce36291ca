import type { Interview, InterviewEvent } from '@diwan/api-contract/interviews';
import { Banner, Button, Dialog, Stack, toasts } from '@diwan/ui';
import { useEffect, useState } from 'react';
import { client } from '../../api/client.ts';
import { expectBody } from '../../api/expect-body.ts';
import { brokenParts } from '../../crud/Decision/event-payload.ts';
import { type SentDecision, useDecision } from '../../crud/Decision/use-decision.ts';
import { refusalText } from '../../crud/refusal-text.ts';
import { useRoom } from '../../crud/room.tsx';
import { decided } from './decided.ts';
import { type EventValues, MeetingEventFields } from './MeetingEventFields.tsx';
import { outcomeText } from './outcome-text.ts';

interface MeetingDecisionProps {
  interview: Interview;
  event: string;
  /** The application's: it covers its meetings. */
  version: number;
  onDone: () => void;
  onClose: () => void;
}

type SentEvent = Exclude<InterviewEvent, { type: 'interview.schedule' | 'interview.release' }>;

/** Moves, cancels or concludes a meeting: asks for what that needs, sends it once, and says how it went. */
export default function MeetingDecision({ interview, event, version, onDone, onClose }: MeetingDecisionProps) {
  const { t } = useRoom();
  const [values, setValues] = useState(() => initialValues(event, interview));
  const [hasTried, setHasTried] = useState(false);
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
  const { phase } = decision;
  const label = t(`events.${event}`);
  const { text: _optional, ...required } = values;
  const broken = brokenParts(required, required);

  useEffect(() => {
    if (phase === 'done') toasts.show({ title: t('sent', { event: label }), tone: 'positive' });
    if (phase === 'stale') toasts.show({ title: t('stale.title'), description: t('meeting.stale'), tone: 'attention' });
    if (phase === 'done' || phase === 'stale') onClose();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- said once when the phase is reached
  }, [phase]);

  function submit() {
    setHasTried(true);
    if (Object.keys(broken).length === 0) decision.submit(payloadOf(values));
  }
  function errorAt(path: string) {
    const code = hasTried ? broken[path] : undefined;
    if (!code) return undefined;
    return code === 'required' ? t('invalid.required', { attr: t(`meeting.fields.${path}`) }) : refusalText(code, t);
  }

  return (
    <Dialog
      title={t('confirmEvent.title', { event: label, name: interview.title })}
      isOpen
      isDismissable={false}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('meeting.back')}
          </Button>
          <Button variant="primary" isPending={phase === 'sending'} onPress={submit}>
            {label}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        {phase === 'refused' || phase === 'failed' ? (
          <Banner tone="critical">{outcomeText(phase, decision.reason, t)}</Banner>
        ) : null}
        <MeetingEventFields
          event={event}
          values={values}
          onChange={setValues}
          errorAt={errorAt}
          isDisabled={phase === 'sending'}
        />
      </Stack>
    </Dialog>
  );
}

function initialValues(event: string, { startsAt, durationMin }: Interview): EventValues {
  if (event === 'interview.reschedule') return { startsAt, durationMin: String(durationMin) };
  if (event === 'interview.cancel') return { note: null };
  return event === 'interview.complete' ? { recommendation: null, text: null } : {};
}

function payloadOf({ durationMin, ...values }: EventValues): object {
  return durationMin === undefined ? values : { ...values, durationMin: Number(durationMin) };
}
