import { Banner, Button, Dialog, Skeleton, Stack, Text } from '@diwan/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { EventFields } from '../Decision/EventFields.tsx';
import { blankPayload, brokenParts, payloadOf, type Values } from '../Decision/event-payload.ts';
import { useRoom } from '../room.tsx';
import { useTries } from '../use-tries.ts';
import type { BulkActionsProps } from './BulkActions.tsx';
import { BulkVerdict } from './BulkVerdict.tsx';
import { actText, problemText } from './bulk-texts.ts';
import { useBulkStart } from './use-bulk-start.ts';

interface BulkDialogProps extends Pick<BulkActionsProps, 'selection' | 'query' | 'onStarted'> {
  /** The event, or `record.remove`. */
  type: string;
  onClose: () => void;
}

const noFields = {};

/** Says what a bulk action would do and why not to all, asks once for what it needs, and starts it by its verb and its number. */
export default function BulkDialog({ type, selection, query, onStarted, onClose }: BulkDialogProps) {
  const room = useRoom();
  const { resource, t } = room;
  const isRemoval = type === 'record.remove';
  const fields = resource.eventFields?.[type] ?? noFields;
  const [values, setValues] = useState(
    () => ({ ...blankPayload(fields), ...resource.eventDefaults?.[type] }) as Values,
  );
  const { hasTried, noteTry } = useTries();
  const start = useBulkStart({ type, selection, query }, useLatest(onStarted));
  const { preflight, problem, isStarting } = start;
  const allowed = preflight?.allowed ?? 0;

  function submit() {
    noteTry();
    if (Object.keys(brokenParts(fields, values)).length === 0) start.submit(payloadOf(values));
  }

  return (
    <Dialog
      title={isRemoval ? t('remove') : t(`events.${type}`)}
      isOpen
      isDismissable={false}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" isDisabled={isStarting} onPress={onClose}>
            {t('bulk:cancel')}
          </Button>
          {preflight && allowed > 0 ? (
            <Button variant={isRemoval ? 'critical' : 'primary'} isPending={isStarting} onPress={submit}>
              {actText(type, allowed, room)}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap="md">
        {preflight ? (
          <BulkVerdict preflight={preflight} />
        ) : problem ? (
          <Banner tone="critical" actions={<Button onPress={start.retry}>{t('retry')}</Button>}>
            {problemText(problem, t('bulk:unjudged'), room)}
          </Banner>
        ) : (
          <Stack gap="xs">
            <Text tone="muted">{t('bulk:judging')}</Text>
            <Skeleton width="64%" />
          </Stack>
        )}
        {start.hasChanged ? <Banner tone="attention">{t('bulk:changed')}</Banner> : null}
        {preflight && problem ? (
          <Banner tone="critical">{problemText(problem, t('bulk:notStarted'), room)}</Banner>
        ) : null}
        {isRemoval && allowed > 0 ? <Text>{t('removal.text')}</Text> : null}
        {preflight && allowed > 0 ? (
          <EventFields
            event={type}
            fields={fields}
            values={values}
            onChange={setValues}
            isChecked={hasTried}
            isDisabled={isStarting}
          />
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
