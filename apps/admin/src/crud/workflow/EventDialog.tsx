import { Banner, Button, Dialog, focusField, Skeleton, Stack } from '@diwan/ui';
import { Suspense, useEffect, useState } from 'react';
import { lazyNow } from '../feedback/lazy.ts';
import { useTries } from '../feedback/use-tries.ts';
import type { AnyField } from '../resource/field.ts';
import { useResource } from '../resource/resource-context.ts';
import { EventFields } from './EventFields.tsx';
import { Explanation } from './Explanation.tsx';
import { blankPayload, brokenParts, partOf, payloadOf, type Values } from './event-payload.ts';
import { LetterPreview } from './letter/LetterPreview.tsx';
import { questionText } from './question/question-text.ts';
import { useTypedAnswer } from './question/use-typed-answer.ts';

const MergePreview = lazyNow([], () => import('./merging/MergePreview.tsx'));

export interface EventDialogProps {
  event: string;
  record: { id: string; version: number };
  name: string;
  fields: Readonly<Record<string, AnyField>>;
  /** What the fields begin with. */
  suggested?: Values;
  isSending: boolean;
  /** Why it was refused, in words; what was typed stays. */
  refusal: string | null;
  /** What was found wrong with what was sent, in words, by field. */
  wrongAt: Readonly<Record<string, string>>;
  onSend: (payload: Record<string, unknown>) => void;
  onCancel: () => void;
}

/** Asks for what an event needs (a reason, a message, a date) before it is sent. */
export default function EventDialog({
  event,
  record,
  name,
  fields,
  suggested,
  isSending,
  refusal,
  wrongAt,
  onSend,
  onCancel,
}: EventDialogProps) {
  const { id } = record;
  const context = useResource();
  const { resource, t } = context;
  const [values, change] = useTypedAnswer(id, event, fields, () => ({
    ...blankPayload(fields),
    ...resource.eventDefaults?.[event],
    ...suggested,
  }));
  const { hasTried, noteTry } = useTries();
  const [sent, setSent] = useState(values);
  const isAsSent = (path: string) => values[partOf(path)] === sent[partOf(path)];
  const stillWrong = isSending ? [] : Object.entries(wrongAt).filter(([path]) => isAsSent(path));
  const { length: count } = stillWrong;
  const notice = refusal ?? (count > 0 ? t('form.errors', { count }) : null);
  const broken = brokenParts(fields, values);
  const label = t(`events.${event}`);
  const Preview = resource.previews?.[event];
  const [first] = Object.keys(fields);
  useEffect(() => {
    if (first) focusField(first);
  }, [first]);
  const [firstWrong] = Object.keys(wrongAt);
  useEffect(() => {
    if (firstWrong && !isSending) focusField(firstWrong);
  }, [firstWrong, isSending]);

  function submit() {
    noteTry();
    if (Object.keys(broken).length > 0) return;
    setSent(values);
    onSend(payloadOf(values));
  }

  return (
    <Dialog
      title={questionText(event, name, context)}
      isOpen
      isDismissable={false}
      keepsEntries
      onClose={onCancel}
      footer={
        <>
          <Button variant="quiet" onPress={onCancel}>
            {t('cancel')}
          </Button>
          <Button variant="primary" isPending={isSending} onPress={submit}>
            {label}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <Explanation event={event} />
        {notice ? <Banner tone="critical">{notice}</Banner> : null}
        <EventFields
          event={event}
          fields={fields}
          values={values}
          record={record}
          onChange={change}
          isChecked={hasTried}
          wrongAt={Object.fromEntries(stillWrong)}
          isDisabled={isSending}
        />
        {Preview ? (
          <Suspense key={record.version} fallback={<Skeleton shape="panel" />}>
            <Preview id={id} values={values} />
          </Suspense>
        ) : null}
        {event === resource.mergeEvent && typeof values.into === 'string' ? (
          <Suspense fallback={null}>
            <MergePreview from={id} into={values.into} />
          </Suspense>
        ) : null}
        {resource.letters?.includes(event) ? (
          <LetterPreview
            selection={{ kind: 'some', ids: [id] }}
            action={Object.keys(broken).length === 0 ? { type: event, ...payloadOf(values) } : null}
          />
        ) : null}
      </Stack>
    </Dialog>
  );
}
