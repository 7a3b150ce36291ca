import { Button, Form, Stack, Text, TextField } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { useQuery } from '#api/cache/use-query.ts';
import { Panel } from './Panel.tsx';
import { account } from './use-own-account.ts';
import { usePassword } from './use-password.ts';

/** How somebody changes their password, or where else it is kept. */
export function Password() {
  const { t } = useTranslation('profile');
  const { value } = useQuery(account);
  if (!value) return null;
  return (
    <Panel id="password" title={t('password.title')} {...(value.hasPassword ? { help: t('password.help') } : {})}>
      {value.hasPassword ? <PasswordForm email={value.email} /> : <Text>{t('password.elsewhere')}</Text>}
    </Panel>
  );
}

function PasswordForm({ email }: { email: string }) {
  const { t } = useTranslation('profile');
  const { typed, errors, isBusy, type, submit } = usePassword();
  return (
    <Form label={t('password.title')} username={email} onSubmit={submit}>
      <Stack gap="md">
        <TextField
          label={t('password.current')}
          name="current"
          type="password"
          isRequired
          autoComplete="current-password"
          value={typed.current}
          onChange={type('current')}
          errorMessage={errors.current}
        />
        <TextField
          label={t('password.new')}
          name="password"
          type="password"
          isRequired
          autoComplete="new-password"
          description={t('password.newHelp')}
          value={typed.password}
          onChange={type('password')}
          errorMessage={errors.password}
        />
        <TextField
          label={t('password.again')}
          name="again"
          type="password"
          isRequired
          autoComplete="new-password"
          value={typed.again}
          onChange={type('again')}
          errorMessage={errors.again}
        />
        <div>
          <Button type="submit" isPending={isBusy}>
            {t('password.change')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
