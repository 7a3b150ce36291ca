import { Button, Form, PhoneField, Skeleton, Stack, TextArea, TextField } from '@diwan/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { loadResource } from '#crud/resource/resource-register.ts';
import { Failed } from './Failed.tsx';
import { Panel } from './Panel.tsx';
import type { PhotoProps } from './Photo.tsx';
import { useOwnAccount } from './use-own-account.ts';

const Photo = lazyNow(['staff', 'files', 'crud'], async () => {
  const [{ Photo: OfStaff }, staff] = await Promise.all([import('./Photo.tsx'), loadResource('staff')]);
  return { default: (props: PhotoProps) => <OfStaff staff={staff} {...props} /> };
});

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
            <Suspense fallback={<Skeleton shape="panel" />}>
              <Photo value={draft.photo} onChange={(photo) => change({ photo })} />
            </Suspense>
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
