import { Button, Form, PhoneField, Skeleton, Stack, TextArea, TextField } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { Failed } from './Failed.tsx';
import { Panel } from './Panel.tsx';
import { useOwnAccount } from './use-own-account.ts';

/** What somebody says of themselves. */
export function Person() {
  const { t } = useTranslation('profile');
  const { value, draft, hasFailed, refresh, change, isBusy, isChanged, nameError, save } = useOwnAccount();
  return (
    <Panel id="person" title={t('person')} help={t('personHelp')}>
      {value && draft ? (
        <Form label={t('person')} onSubmit={save}>
          <Stack gap="md">
            <TextField
              label={t('fields.name')}
              name="name"
              isRequired
              autoComplete="name"
              maxLength={200}
              value={draft.name}
              onChange={(name) => change({ name })}
              errorMessage={nameError}
            />
            <TextField
              label={t('email')}
              type="email"
              isReadOnly
              isRequired
              description={t('emailHelp')}
              value={value.email}
              onChange={() => {}}
            />
            <TextField
              label={t('fields.title')}
              autoComplete="organization-title"
              maxLength={120}
              value={draft.title ?? ''}
              onChange={(title) => change({ title: title || null })}
            />
            <PhoneField
              label={t('fields.mobile')}
              value={draft.mobile ?? ''}
              onChange={(mobile) => change({ mobile: mobile || null })}
            />
            <TextArea
              label={t('fields.about')}
              maxLength={2000}
              value={draft.about ?? ''}
              onChange={(about) => change({ about: about || null })}
            />
            <div>
              <Button type="submit" variant="primary" isDisabled={!isChanged} isPending={isBusy}>
                {t('save')}
              </Button>
            </div>
          </Stack>
        </Form>
      ) : hasFailed ? (
        <Failed onRetry={refresh} />
      ) : (
        <Skeleton shape="panel" />
      )}
    </Panel>
  );
}
