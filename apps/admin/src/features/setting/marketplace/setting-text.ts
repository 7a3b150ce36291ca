import { type SettingKey, settingDefinitions } from '@diwan/api-contract/settings/register';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import type { Format } from '@diwan/ui';
import type { TFunction } from 'i18next';
import { currentLanguage } from '#messages/language.ts';

/** The value of a setting in words. */
export function settingText(key: SettingKey, value: unknown, t: TFunction<'setting'>, format: Format): string {
  const setting = settingDefinitions[key];
  switch (setting.kind) {
    case 'flag':
      return t(value ? 'marketplace.on' : 'marketplace.off');
    case 'whole':
      return t(`marketplace.units.${setting.unit}`, { count: Number(value), number: format.number(Number(value)) });
    case 'sentence': {
      const text = value as LocalizedText | null;
      return text ? (text[currentLanguage()] ?? text.ar) : t('marketplace.none');
    }
  }
}
