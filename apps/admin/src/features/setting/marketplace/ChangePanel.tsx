import type { KeptSettings } from '@diwan/api-contract/endpoints/settings';
import type { Reason, ReasonList } from '@diwan/api-contract/settings/reasons';
import { isCounted, type SettingKey, settingDefinitions } from '@diwan/api-contract/settings/register';
import { Button, RadioGroup, SidePanel, Stack, Text, toasts } from '@diwan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyDateField } from '#crud/fields/date/LazyDateField.tsx';
import { useMutation } from '#crud/query/use-mutation.ts';
import { useUnsavedChanges } from '#navigation/use-unsaved-changes.ts';
import { Impact } from './Impact.tsx';
import { saveSettings, sayFailed, showKept } from './kept-settings.ts';
import { ReasonChanges } from './values/ReasonChanges.tsx';
import { ValueInput } from './values/ValueInput.tsx';

interface ChangePanelProps {
  setting: SettingKey | null;
  kept: KeptSettings;
  onClose: () => void;
}

const whens = ['now', 'later'] as const;
const inRiyadh = (day: string) => `${day}T00:00:00+03:00`;
const hasCome = (day: string) => Date.parse(inRiyadh(day)) <= Date.now();

/** Sentences in two languages are compared by what they say. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Asks for a new value and from when on it holds, and says what it changes before it is saved. */
export function ChangePanel({ setting, kept, onClose }: ChangePanelProps) {
  const { t } = useTranslation('setting');
  const [value, setValue] = useState<unknown>(setting && kept.values[setting]);
  const [when, setWhen] = useState<(typeof whens)[number]>('now');
  const [day, setDay] = useState<string | null>(null);
  const [hasTried, setHasTried] = useState(false);
  useUnsavedChanges(setting !== null && (when === 'later' || !isSame(value, kept.values[setting])));
  const saving = useMutation({
    act: () => saveSettings({ [setting!]: value }, when === 'later' ? inRiyadh(day!) : undefined),
    onDone: (saved) => {
      showKept(saved);
      toasts.show({ tone: 'positive', title: t('marketplace.saved') });
      onClose();
    },
    onFailed: sayFailed,
  });
  if (!setting) return null;
  const definition = settingDefinitions[setting];
  const isValid = definition.schema.safeParse(value).success;
  const isDayMissing = when === 'later' && (day === null || hasCome(day));
  const save = () => {
    setHasTried(true);
    if (isValid && !isDayMissing) saving.start();
  };
  return (
    <SidePanel
      title={t('marketplace.changeOf', { name: t(`marketplace.names.${setting}`) })}
      isOpen
      onClose={onClose}
      footer={
        <Button variant="primary" isPending={saving.isBusy} onPress={save}>
          {t('marketplace.save')}
        </Button>
      }
    >
      <Stack gap="lg">
        <ValueInput
          setting={setting}
          value={value}
          error={hasTried && !isValid ? (definition.kind === 'sentence' ? 'arabic' : 'bounds') : null}
          onChange={setValue}
        />
        <RadioGroup
          label={t('marketplace.when')}
          isRequired
          choices={whens.map((each) => ({ value: each, label: t(`marketplace.whens.${each}`) }))}
          value={when}
          onChange={setWhen}
        />
        {when === 'later' ? (
          <LazyDateField
            label={t('marketplace.day')}
            description={t('marketplace.dayHelp')}
            isRequired
            value={day}
            onChange={setDay}
            errorMessage={hasTried && isDayMissing ? t('marketplace.dayMissing') : undefined}
          />
        ) : null}
        {definition.kind === 'reasons' ? (
          <ReasonChanges before={kept.values[setting as ReasonList]} after={value as readonly Reason[]} />
        ) : !isCounted(setting) ? (
          <Text tone="muted">{t('marketplace.noImpact')}</Text>
        ) : isValid ? (
          <Impact setting={setting} value={Number(value)} />
        ) : null}
      </Stack>
    </SidePanel>
  );
}
