import { Button, Form, focusField, Inline, Stack, TextField } from '@diwan/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNewPasskey } from './use-passkeys.ts';

interface NewPasskeyProps {
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Names a passkey, and has a device make it. */
export function NewPasskey({ onDone, onCancel }: NewPasskeyProps) {
  const { t } = useTranslation('profile');
  const { name, error, isBusy, type, submit } = useNewPasskey(onDone);
  useEffect(() => focusField('passkeyName'), []);
  return (
    <Form label={t('passkeys.add')} onSubmit={submit}>
      <Stack gap="md">
        <TextField
          label={t('passkeys.name')}
          name="passkeyName"
          isRequired
          maxLength={80}
          description={t('passkeys.nameHelp')}
          value={name}
          onChange={type}
          errorMessage={error}
        />
        <Inline gap="sm">
          <Button type="submit" variant="primary" isPending={isBusy}>
            {t('passkeys.create')}
          </Button>
          <Button onPress={onCancel}>{t('factors.cancel')}</Button>
        </Inline>
      </Stack>
    </Form>
  );
}
