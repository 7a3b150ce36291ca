import type { Message } from '@diwan/api-contract/endpoints/chat/chat';
import { Banner, Button, Dialog, focusField, Stack, Text, TextField } from '@diwan/ui';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';
import { useMutation } from '#crud/query/use-mutation.ts';
import { useResource } from '#crud/resource/resource-context.ts';

interface RedactDialogProps {
  conversation: string;
  message: Message;
  onRedacted: () => void;
  onClose: () => void;
}

const shortest = 5;

/** Asks why the words of a message are to be gone for good. */
export function RedactDialog({ conversation, message, onRedacted, onClose }: RedactDialogProps) {
  const { t } = useTranslation('chat');
  const { t: shared } = useResource();
  const form = useId();
  const [reason, setReason] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const isTooShort = reason.trim().length < shortest;
  const redaction = useMutation({
    act: (key) =>
      expectBody(
        client.chat.redact({
          params: { id: conversation, message: message.id },
          body: { reason: reason.trim() },
          idempotencyKey: key,
        }),
      ),
    onDone: onRedacted,
    onFailed: () => setHasFailed(true),
  });
  useEffect(() => focusField('redaction-reason'), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    setHasTried(true);
    setHasFailed(false);
    if (!isTooShort) redaction.start();
  }
  return (
    <Dialog
      title={t('redaction.title')}
      size="small"
      isOpen
      isDismissable={false}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{shared('cancel')}</Button>
          <Button type="submit" form={form} variant="critical" isPending={redaction.isBusy}>
            {t('redaction.action')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Stack gap="md">
          {hasFailed ? <Banner tone="critical">{t('redaction.failed')}</Banner> : null}
          <Text>{t('redaction.text')}</Text>
          <TextField
            label={t('redaction.reason')}
            name="redaction-reason"
            value={reason}
            onChange={setReason}
            maxLength={300}
            isRequired
            isDisabled={redaction.isBusy}
            errorMessage={hasTried && isTooShort ? t('redaction.reasonRequired') : undefined}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
