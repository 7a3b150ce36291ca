import type { Problem } from '@diwan/api-contract/problem';
import { Banner, Button, Dialog, focusField, Stack, Text, TextField } from '@diwan/ui';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useResource } from '../resource/resource-context.ts';

interface RevealDialogProps {
  title: string;
  problem: Problem | null;
  isPending: boolean;
  onSubmit: (reason: string) => void;
  onCancel: () => void;
}

const shortest = 5;

/** Asks why personal data is needed before it is shown; what was typed stays when it is refused. */
export default function RevealDialog({ title, problem, isPending, onSubmit, onCancel }: RevealDialogProps) {
  const { t } = useTranslation('records');
  const { t: shared } = useResource();
  const form = useId();
  const [reason, setReason] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const isTooShort = reason.trim().length < shortest;
  useEffect(() => focusField('reason'), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    setHasTried(true);
    if (!isTooShort) onSubmit(reason.trim());
  }

  return (
    <Dialog
      title={title}
      size="small"
      isOpen
      isDismissable={false}
      onClose={onCancel}
      footer={
        <>
          <Button onPress={onCancel}>{shared('cancel')}</Button>
          <Button type="submit" form={form} variant="primary" isPending={isPending}>
            {t('reveal.submit')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Stack gap="md">
          {problem ? <Banner tone="critical">{t(`reveal.${refusalOf(problem)}`)}</Banner> : null}
          <Text>{t('reveal.consequence')}</Text>
          <TextField
            label={t('reveal.reason')}
            name="reason"
            value={reason}
            onChange={setReason}
            maxLength={300}
            isRequired
            isDisabled={isPending}
            errorMessage={hasTried && isTooShort ? t('reveal.reasonRequired') : undefined}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

function refusalOf({ code }: Problem): 'rateLimited' | 'forbidden' | 'failed' {
  return code === 'rateLimited' || code === 'forbidden' ? code : 'failed';
}
