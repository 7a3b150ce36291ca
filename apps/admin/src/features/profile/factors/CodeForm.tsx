import { Button, Form, focusField, Inline, Stack, TextField } from '@diwan/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type CodeUse, useCode } from './use-factors.ts';

interface CodeFormProps {
  use: CodeUse;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** Takes a code of the app for what is done with it. */
export function CodeForm({ use, onDone, onCancel }: CodeFormProps) {
  const { t } = useTranslation('profile');
  const { code, error, isBusy, type, submit } = useCode(use, (used) => onDone(used.recoveryCodes));
  useEffect(() => focusField('code'), []);
  return (
    <Form label={t(`factors.submit.${use}`)} onSubmit={submit}>
      <Stack gap="md">
        <TextField
          label={t('factors.code')}
          name="code"
          dir="ltr"
          isRequired
          autoComplete="one-time-code"
          maxLength={64}
          description={t(use === 'remove' ? 'factors.anyCodeHelp' : 'factors.codeHelp')}
          value={code}
          onChange={type}
          errorMessage={error}
        />
        <Inline gap="sm">
          <Button type="submit" variant={use === 'remove' ? 'critical' : 'primary'} isPending={isBusy}>
            {t(`factors.submit.${use}`)}
          </Button>
          <Button onPress={onCancel}>{t('factors.cancel')}</Button>
        </Inline>
      </Stack>
    </Form>
  );
}
