import type { KeptNotificationSettings } from '@diwan/api-contract/endpoints/notifications';
import { digests, notificationKinds } from '@diwan/api-contract/values/records/notification';
import { languages } from '@diwan/api-contract/values/staff';
import {
  announce,
  Button,
  CheckboxGroup,
  Inline,
  RadioGroup,
  RetryButton,
  Select,
  SidePanel,
  Skeleton,
  Stack,
  Text,
  toasts,
} from '@diwan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cache } from '#api/cache/cache.ts';
import { queryOf } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';
import { failureText } from '#crud/feedback/problem-text.ts';
import { useMutation } from '#crud/query/use-mutation.ts';
import { currentLanguage } from '#messages/language.ts';
import { useTranslate } from '#messages/messages.ts';
import { useUnsavedChanges } from '#navigation/use-unsaved-changes.ts';

const kept = queryOf(client.notifications.settings);
const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `\u2066${String(hour).padStart(2, '0')}:00\u2069`,
}));

interface SettingsPanelProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Whoever has chosen nothing yet reads mails as they read the screen. */
const startingFrom = (known: KeptNotificationSettings): KeptNotificationSettings =>
  known.version === 0 ? { ...known, language: currentLanguage() } : known;

/** What somebody wants to be told of, and how. */
export function SettingsPanel({ isOpen, onClose }: SettingsPanelProps) {
  const { t } = useTranslation('notifications');
  const words = useTranslate();
  const { value, hasFailed, refresh } = useQuery(isOpen ? kept : null);
  const [changes, setChanges] = useState<Partial<KeptNotificationSettings>>({});
  useUnsavedChanges(Object.keys(changes).length > 0);
  const chosen = value && { ...startingFrom(value), ...changes };
  const close = () => {
    setChanges({});
    onClose();
  };
  const saving = useMutation({
    act: () => {
      const { version, ...body } = chosen!;
      return expectBody(client.notifications.keepSettings({ version, body }));
    },
    onDone: (now) => {
      cache.give(kept, now);
      announce(t('settings.saved'));
      close();
    },
    onFailed: (error) => {
      toasts.show({ tone: 'attention', title: t('settings.notSaved'), description: failureText(error, words) });
      // What was chosen stays, on what has been saved elsewhere meanwhile.
      cache.invalidate(kept.key);
    },
  });
  return (
    <SidePanel
      title={t('settings.title')}
      isOpen={isOpen}
      onClose={close}
      footer={
        <Button variant="primary" isDisabled={!chosen} isPending={saving.isBusy} onPress={saving.start}>
          {t('settings.save')}
        </Button>
      }
    >
      {chosen ? (
        <Choices chosen={chosen} onChoose={(patch) => setChanges((all) => ({ ...all, ...patch }))} />
      ) : hasFailed ? (
        <Inline gap="sm">
          <Text tone="critical">{t('settings.failed')}</Text>
          <RetryButton size="small" onPress={refresh} />
        </Inline>
      ) : (
        <Skeleton shape="panel" />
      )}
    </SidePanel>
  );
}

interface ChoicesProps {
  chosen: KeptNotificationSettings;
  onChoose: (patch: Partial<KeptNotificationSettings>) => void;
}

function Choices({ chosen, onChoose }: ChoicesProps) {
  const { t } = useTranslation('notifications');
  return (
    <Stack gap="lg">
      <RadioGroup
        label={t('settings.digest')}
        isRequired
        choices={digests.map((value) => ({ value, label: t(`settings.digests.${value}`) }))}
        value={chosen.digest}
        onChange={(digest) => onChoose({ digest })}
      />
      {chosen.digest === 'daily' ? (
        <Select
          label={t('settings.hour')}
          isRequired
          choices={hours}
          value={String(chosen.digestHour)}
          onChange={(hour) => onChoose({ digestHour: Number(hour) })}
        />
      ) : null}
      {chosen.digest === 'none' ? null : (
        <RadioGroup
          label={t('settings.language')}
          isRequired
          isInLine
          choices={languages.map((value) => ({ value, label: t(`settings.languages.${value}`) }))}
          value={chosen.language}
          onChange={(language) => onChoose({ language })}
        />
      )}
      <CheckboxGroup
        label={t('settings.kinds')}
        description={t('settings.kindsHelp')}
        isRequired
        choices={notificationKinds.map((value) => ({ value, label: t(`names.${value}`) }))}
        value={notificationKinds.filter((kind) => !chosen.muted.includes(kind))}
        onChange={(wanted) => onChoose({ muted: notificationKinds.filter((kind) => !wanted.includes(kind)) })}
      />
    </Stack>
  );
}
