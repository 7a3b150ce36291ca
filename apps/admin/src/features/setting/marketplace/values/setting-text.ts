import type { Reason } from '@diwan/api-contract/settings/reasons';
import { type SettingKey, settingDefinitions } from '@diwan/api-contract/settings/register';
import { type FileKind, kindNames } from '@diwan/api-contract/values/file';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import type { Format } from '@diwan/ui';
import type { TFunction } from 'i18next';
import { type WaitingWork, waitingLists } from '#crud/resource/resource-paths.ts';
import { currentLanguage } from '#messages/language.ts';
import { type GroupSetting, groupText } from './group-text.ts';

/** The value of a setting in words. */
export function settingText(key: SettingKey, value: unknown, t: TFunction<'setting'>, format: Format): string {
  const setting = settingDefinitions[key];
  switch (setting.kind) {
    case 'flag':
      return t(value ? 'marketplace.on' : 'marketplace.off');
    case 'whole':
      return t(`marketplace.units.${setting.unit}`, { count: Number(value), number: format.number(Number(value)) });
    case 'share':
      return format.percent(Number(value) / 10_000, 2);
    case 'fileKinds':
      return format.list(kindNames(value as readonly FileKind[]));
    case 'reasons': {
      const offered = (value as readonly Reason[]).filter(({ isOffered }) => isOffered);
      const names = format.list(offered.map(({ name }) => name[currentLanguage()]));
      return t('marketplace.offered', { count: offered.length, number: format.number(offered.length), names });
    }
    case 'daysByQueue': {
      const own = value as Readonly<Record<string, number>>;
      const of = ({ key, queue, days }: WaitingWork) =>
        `${t(`dashboard:queues.${key}` as 'marketplace.none')}: ${format.number(own[queue] ?? days)}`;
      return waitingLists().map(of).join(' · ');
    }
    case 'group':
      return groupText(key as GroupSetting, value as Readonly<Record<string, unknown>>, t);
    case 'sentence': {
      const text = value as LocalizedText | null;
      return text ? (text[currentLanguage()] ?? text.ar) : t('marketplace.none');
    }
  }
}
