import type { Seeker } from '@diwan/api-contract/resources/seekers';
import { Banner, Button, Dialog, focusField, Stack, Text, TextField } from '@diwan/ui';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useResource } from '#crud/resource/resource-context.ts';
import { useDataExport } from './use-data-export.ts';

const shortest = 5;

/** Asks why all that is held about somebody is handed over, and saves the file. */
export default function DataExport({ seeker, onClose }: { seeker: Seeker; onClose: () => void }) {
  const { resource, t, language } = useResource();
  const form = useId();
  const [reason, setReason] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const { isBusy, hasFailed, start, cancel } = useDataExport(seeker, language, onClose);
  const isTooShort = reason.trim().length < shortest;
  useEffect(() => focusField('reason'), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    setHasTried(true);
    if (!isTooShort) start(reason.trim());
  }
  function close() {
    cancel();
    onClose();
  }

  return (
    <Dialog
      title={t('records:dataExport.title', { name: resource.label(seeker, language) })}
      size="small"
      isOpen
      isDismissable={false}
      onClose={close}
      footer={
        <>
          <Button variant="quiet" onPress={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} variant="primary" isPending={isBusy}>
            {t('records:dataExport.submit')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Stack gap="md">
          {hasFailed ? <Banner tone="critical">{t('records:dataExport.failed')}</Banner> : null}
          <Text>{t('records:dataExport.consequence')}</Text>
          <TextField
            label={t('records:dataExport.reason')}
            name="reason"
            value={reason}
            onChange={setReason}
            maxLength={300}
            isRequired
            isDisabled={isBusy}
            errorMessage={hasTried && isTooShort ? t('records:dataExport.reasonTooShort') : undefined}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
