import type { Selection } from '@diwan/machines/list/list.types';
import { Banner, Button, Dialog, RetryButton, Skeleton, Stack, Text } from '@diwan/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useTries } from '../feedback/use-tries.ts';
import { useResource } from '../resource/resource-context.ts';
import { EventFields } from '../workflow/EventFields.tsx';
import { blankPayload, brokenParts, payloadOf } from '../workflow/event-payload.ts';
import { LetterPreview } from '../workflow/letter/LetterPreview.tsx';
import { useTypedAnswer } from '../workflow/question/use-typed-answer.ts';
import { BulkVerdict } from './BulkVerdict.tsx';
import { actText, problemText } from './bulk-texts.ts';
import { useBulkStart } from './use-bulk-start.ts';

interface BulkDialogProps {
  /** The event, or `record.remove`. */
  type: string;
  selection: Selection;
  query: Readonly<Record<string, string>>;
  onStarted: (id: string) => void;
  onClose: () => void;
}

const noFields = {};

/** Says what a bulk action would do and why not to all, asks once for what it needs, and starts it by its verb and its number. */
export default function BulkDialog({ type, selection, query, onStarted, onClose }: BulkDialogProps) {
  const context = useResource();
  const { resource, t } = context;
  const isRemoval = type === 'record.remove';
  const fields = resource.eventFields?.[type] ?? noFields;
  const about = `some of ${resource.key}`;
  const [values, change, forget] = useTypedAnswer(about, type, fields, () => ({
    ...blankPayload(fields),
    ...resource.eventDefaults?.[type],
  }));
  const { hasTried, noteTry } = useTries();
  const settle = (tell: () => void) => {
    forget();
    tell();
  };
  const start = useBulkStart(
    { type, selection, query },
    useLatest((id) => settle(() => onStarted(id))),
  );
  const cancel = () => settle(onClose);
  const { preflight, problem, isStarting } = start;
  const allowed = preflight?.allowed ?? 0;

  const isWhole = Object.keys(brokenParts(fields, values)).length === 0;

  function submit() {
    noteTry();
    if (isWhole) start.submit(payloadOf(values));
  }

  return (
    <Dialog
      title={isRemoval ? t('remove') : t(`events.${type}`)}
      isOpen
      isDismissable={false}
      keepsEntries
      onClose={cancel}
      footer={
        <>
          <Button variant="quiet" isDisabled={isStarting} onPress={cancel}>
            {t('bulk:cancel')}
          </Button>
          {preflight && allowed > 0 ? (
            <Button variant={isRemoval ? 'critical' : 'primary'} isPending={isStarting} onPress={submit}>
              {actText(type, allowed, context)}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap="md">
        {preflight ? (
          <BulkVerdict preflight={preflight} />
        ) : problem ? (
          <Banner tone="critical" actions={<RetryButton onPress={start.retry} />}>
            {problemText(problem, t('bulk:unjudged'), context)}
          </Banner>
        ) : (
          <Stack gap="xs">
            <Text tone="muted">{t('bulk:judging')}</Text>
            <Skeleton width="64%" />
          </Stack>
        )}
        {start.hasChanged ? <Banner tone="attention">{t('bulk:changed')}</Banner> : null}
        {preflight && problem ? (
          <Banner tone="critical">
            {problemText(problem, t(start.isUnanswered ? 'bulk:unanswered' : 'bulk:notStarted'), context)}
          </Banner>
        ) : null}
        {isRemoval && allowed > 0 ? <Text>{t('removal.text')}</Text> : null}
        {preflight && allowed > 0 ? (
          <EventFields
            event={type}
            fields={fields}
            values={values}
            onChange={change}
            isChecked={hasTried}
            isDisabled={isStarting}
          />
        ) : null}
        {preflight && allowed > 0 && resource.letters?.includes(type) ? (
          <>
            <Text tone="muted">{t('bulk:mailing.window')}</Text>
            <LetterPreview selection={start.selection} action={isWhole ? { type, ...payloadOf(values) } : null} />
          </>
        ) : null}
      </Stack>
    </Dialog>
  );
}

function useLatest(onStarted: (id: string) => void) {
  const latest = useRef(onStarted);
  useEffect(() => {
    latest.current = onStarted;
  });
  return useCallback((id: string) => latest.current(id), []);
}
