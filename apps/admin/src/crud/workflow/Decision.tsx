import type { FieldError } from '@diwan/api-contract/problem';
import { Dialog, RetryButton, Text, toasts } from '@diwan/ui';
import { Suspense, useEffect, useState } from 'react';
import { useSession } from '#session/session-context.tsx';
import { lazyNow } from '../feedback/lazy.ts';
import { codeText, unsavedText } from '../feedback/problem-text.ts';
import { actorName } from '../resource/labels.ts';
import { refusalText } from '../resource/refusal-text.ts';
import { resourceClient } from '../resource/resource-client.ts';
import { useResource } from '../resource/resource-context.ts';
import type { AnyRecord, AnyRow } from '../resource/resource-types.ts';
import { partOf } from './event-payload.ts';
import { forgetTyped } from './question/typed-answers.ts';
import { suggestionFor } from './suggestions.ts';
import { undoOffer } from './undo-decision.ts';
import { useDecision } from './use-decision.ts';

const EventDialog = lazyNow(['bulk', 'mails'], () => import('./EventDialog.tsx'));

export interface DecisionProps {
  record: AnyRow & Partial<Pick<AnyRecord, 'updatedBy'>>;
  /** The event that was chosen. */
  event: string;
  /** The record as it is after the decision, mine or somebody else's. */
  onDecided: (record: AnyRecord) => void;
  onClose: () => void;
}

/** Carries out one event of a record's workflow: asks for what it needs, sends it once, and says how it went. */
export function Decision({ record, event, onDecided, onClose }: DecisionProps) {
  const { resource, t, language } = useResource();
  const { user } = useSession();
  const fields = resource.eventFields?.[event];
  // Once it has been taken the event is no longer among those that may follow.
  const [isUndoable] = useState(() => record.availableEvents.some((each) => each.type === event && each.isUndoable));
  const decision = useDecision({
    record,
    event,
    needsPayload: fields !== undefined,
    send: (sent) => resourceClient(resource.key).send(sent.id, sent.version, sent.event, sent.key),
    onDecided,
  });
  const { phase, reason, retry, cancel, submit } = decision;
  const name = resource.label(record, language);
  const label = t(`events.${event}`);
  // What was asked for is kept in its dialog as long as it can still be sent.
  const isOver = phase === 'done' || (phase === 'stale' && !decision.isPossible);
  const hasDialog = fields !== undefined && !isOver;
  const closes = !hasDialog && (isOver || phase === 'stale' || phase === 'refused');

  useEffect(() => {
    if (phase === 'done') {
      forgetTyped(record.id, event);
      const offer =
        isUndoable && undoOffer({ resource: resource.key, record: decision.record, t, onUndone: onDecided });
      toasts.show({ title: t(`done.${event}`), tone: 'positive', ...offer });
    }
    if (phase === 'stale' && !hasDialog) {
      const title = t(isOwnChange() ? 'stale.own.title' : 'stale.title');
      toasts.show({ title, description: staleText(), tone: 'attention', duration: 8800 });
    }
    if (phase === 'refused' && !hasDialog)
      toasts.show({ title: t('refused', { reason: refusalText(reason, t) }), tone: 'critical' });
    if (closes) onClose();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- said once when the phase is reached
  }, [phase]);

  if (hasDialog) {
    return (
      <Suspense fallback={null}>
        <EventDialog
          event={event}
          record={decision.record}
          name={name}
          fields={fields}
          suggested={suggestionFor(record.id, event)}
          isSending={phase === 'sending'}
          refusal={problemText()}
          wrongAt={Object.fromEntries(decision.errors.filter(isAsked).map((wrong) => [wrong.path, wrongText(wrong)]))}
          onSend={submit}
          onCancel={() => {
            forgetTyped(record.id, event);
            cancel();
            onClose();
          }}
        />
      </Suspense>
    );
  }
  if (phase !== 'failed') return null;
  return (
    <Dialog
      title={t('confirmEvent.failed', { event: label })}
      isOpen
      onClose={onClose}
      footer={decision.isPassing ? <RetryButton onPress={retry} /> : undefined}
    >
      <Text>{codeText(reason, t)}</Text>
    </Dialog>
  );

  function isOwnChange() {
    const { updatedBy } = decision.record;
    return updatedBy !== undefined && updatedBy.id === user?.uid;
  }

  function staleText() {
    const { updatedBy, state } = decision.record;
    const now = { state: t(`states.${resource.workflow}.${state}`) };
    if (isOwnChange()) return t('stale.own.text', now);
    return t('stale.text', { ...now, name: updatedBy ? actorName(updatedBy, t) : t('activity.system') });
  }

  function problemText() {
    if (phase === 'stale') return staleText();
    if (phase === 'failed') return unsavedText({ code: reason }, t);
    if (phase !== 'refused') return null;
    if (decision.errors.length === 0) return refusalText(reason, t);
    const elsewhere = decision.errors.filter((wrong) => !isAsked(wrong));
    return elsewhere.length > 0 ? elsewhere.map(wrongText).join(' · ') : null;
  }

  function isAsked({ path }: FieldError) {
    return Object.hasOwn(fields ?? {}, partOf(path));
  }

  function wrongText({ path, code, params }: FieldError) {
    const attr = t(`ask.${partOf(path)}`);
    return t(`invalid.${code}`, { ...params, attr, defaultValue: t('invalid.invalid', { attr }) });
  }
}
