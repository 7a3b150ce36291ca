import type { Reason, ReasonList } from '@diwan/api-contract/settings/reasons';
import { type SettingKey, settingDefinitions } from '@diwan/api-contract/settings/register';
import { type FileKind } from '@diwan/api-contract/values/file';
import { fileKinds } from '@diwan/api-contract/values/file-kinds';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { Button, CheckboxGroup, createFormat, LocalizedTextField, NumberField, Switch } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#messages/language.ts';
import { GroupInput } from './GroupInput.tsx';
import type { GroupSetting } from './group-text.ts';
import { QueueDaysInput } from './QueueDaysInput.tsx';
import { ReasonsInput } from './ReasonsInput.tsx';

interface ValueInputProps {
  setting: SettingKey;
  value: unknown;
  /** What is wrong with it, once somebody has tried to save it. */
  error: 'bounds' | 'arabic' | null;
  onChange: (value: unknown) => void;
}

/** A setting as its kind is written. */
export function ValueInput({ setting, value, error, onChange }: ValueInputProps) {
  const { t } = useTranslation('setting');
  const format = createFormat(currentLanguage());
  const definition = settingDefinitions[setting];
  const label = t('marketplace.value');
  switch (definition.kind) {
    case 'flag':
      return <Switch label={label} isSelected={Boolean(value)} onChange={onChange} />;
    case 'whole': {
      const { min, max, unit } = definition;
      const bounds = t('marketplace.bounds', { min: format.number(min), max: format.number(max) });
      return (
        <NumberField
          label={label}
          isRequired
          unit={t(`marketplace.unitNames.${unit}`)}
          description={bounds}
          errorMessage={error ? bounds : undefined}
          value={value as number | null}
          onChange={onChange}
        />
      );
    }
    case 'share': {
      const bounds = t('marketplace.bounds', { min: format.percent(0), max: format.percent(definition.max / 10_000) });
      return (
        <NumberField
          label={label}
          isRequired
          unit="%"
          fractionDigits={2}
          description={bounds}
          errorMessage={error ? bounds : undefined}
          value={value === null ? null : Number(value) / 100}
          onChange={(percent) => onChange(percent === null ? null : Math.round(percent * 100))}
        />
      );
    }
    case 'fileKinds':
      return (
        <CheckboxGroup
          label={label}
          isRequired
          isInLine
          choices={fileKinds.map((kind) => ({ value: kind, label: kind.toUpperCase() }))}
          errorMessage={error ? t('marketplace.oneNeeded') : undefined}
          value={value as FileKind[]}
          onChange={(chosen) => onChange(fileKinds.filter((kind) => chosen.includes(kind)))}
        />
      );
    case 'reasons':
      return (
        <ReasonsInput
          list={setting as ReasonList}
          value={value as readonly Reason[]}
          isChecked={error !== null}
          onChange={onChange}
        />
      );
    case 'group':
      return (
        <GroupInput
          setting={setting as GroupSetting}
          value={value as Readonly<Record<string, unknown>>}
          isChecked={error !== null}
          onChange={onChange}
        />
      );
    case 'daysByQueue':
      return (
        <QueueDaysInput
          value={value as Readonly<Record<string, number | null>>}
          isChecked={error !== null}
          onChange={onChange}
        />
      );
    case 'sentence': {
      const text = value as LocalizedText | null;
      return (
        <>
          <LocalizedTextField
            label={label}
            isMultiline
            maxLength={300}
            errorMessage={error ? { ar: t('marketplace.arabicMissing') } : undefined}
            value={text ?? { ar: '' }}
            onChange={onChange}
          />
          {text ? (
            <div>
              <Button size="small" onPress={() => onChange(null)}>
                {t('marketplace.remove')}
              </Button>
            </div>
          ) : null}
        </>
      );
    }
  }
}
