import type { SettingPart } from '@diwan/api-contract/settings/kinds';
import { type SettingKey, settingDefinitions } from '@diwan/api-contract/settings/register';
import { addressLine, type NationalAddress } from '@diwan/api-contract/values/places/national-address';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import type { TFunction } from 'i18next';
import { currentLanguage } from '#messages/language.ts';

type Definitions = typeof settingDefinitions;
/** Settings of several parts. */
export type GroupSetting = { [K in SettingKey]: Definitions[K]['kind'] extends 'group' ? K : never }[SettingKey];

/** The parts of a setting in their order, and how each is written. */
export const partsOf = (setting: GroupSetting): [name: string, part: SettingPart][] =>
  Object.entries(settingDefinitions[setting].parts);

/** What is known of a setting of several parts, part by part. */
export function groupText(
  setting: GroupSetting,
  value: Readonly<Record<string, unknown>>,
  t: TFunction<'setting'>,
): string {
  const said = partsOf(setting).flatMap(([name, part]) => partText(part, value[name]) ?? []);
  return said.length > 0 ? said.join(' · ') : t('marketplace.none');
}

function partText(part: SettingPart, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const language = currentLanguage();
  if (part === 'address') return addressLine(value as NationalAddress, language);
  if (part !== 'name') return String(value);
  const { ar, en } = value as LocalizedText;
  return language === 'en' ? (en ?? ar) : ar;
}
