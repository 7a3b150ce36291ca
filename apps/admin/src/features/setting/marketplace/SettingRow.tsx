import type { KeptSettings } from '@diwan/api-contract/endpoints/settings';
import { type SettingKey, settingDefinitions } from '@diwan/api-contract/settings/register';
import { Button, createFormat, Inline, Switch, Text } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { useMutation } from '#crud/query/use-mutation.ts';
import { currentLanguage } from '#messages/language.ts';
import * as styles from '../Setting.css.ts';
import { saveSettings, sayFailed, showKept } from './kept-settings.ts';
import { settingText } from './values/setting-text.ts';

interface SettingRowProps {
  setting: SettingKey;
  kept: KeptSettings;
  onChange: () => void;
  onHistory: () => void;
}

/** One setting: what it is now, what it will be, and the ways to change it. */
export function SettingRow({ setting, kept, onChange, onHistory }: SettingRowProps) {
  const { t } = useTranslation('setting');
  const format = createFormat(currentLanguage());
  const value = kept.values[setting];
  const ahead = kept.changes.filter(({ key, state }) => key === setting && state === 'upcoming');
  const toggling = useMutation({
    act: () => saveSettings({ [setting]: !value }),
    onDone: showKept,
    onFailed: sayFailed,
  });
  const name = t(`marketplace.names.${setting}`);
  const isFlag = settingDefinitions[setting].kind === 'flag';
  return (
    <li className={styles.row}>
      <div className={styles.said}>
        {isFlag ? (
          <Switch
            label={name}
            description={t(`marketplace.help.${setting}`)}
            // What is being saved is shown at once.
            isSelected={Boolean(value) !== toggling.isBusy}
            onChange={toggling.start}
          />
        ) : (
          <>
            <Text weight="strong">{name}</Text>
            <Text dir="auto">{settingText(setting, value, t, format)}</Text>
            <Text tone="muted" size="small">
              {t(`marketplace.help.${setting}`)}
            </Text>
          </>
        )}
        {ahead.map(({ id, after, effectiveFrom }) => (
          <Text key={id} size="small" dir="auto">
            {t('marketplace.upcoming', {
              day: format.date(effectiveFrom),
              value: settingText(setting, after, t, format),
            })}
          </Text>
        ))}
      </div>
      <Inline gap="xs">
        <Button size="small" aria-label={t('marketplace.changeOf', { name })} onPress={onChange}>
          {t('marketplace.change')}
        </Button>
        <Button size="small" variant="quiet" aria-label={t('marketplace.historyOf', { name })} onPress={onHistory}>
          {t('marketplace.history')}
        </Button>
      </Inline>
    </li>
  );
}
