import type { PersonName } from '@diwan/api-contract/resources/seekers';
import type { ActorRef } from '@diwan/api-contract/schema';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import type { CellContext } from './cells/cell-context.ts';

type Language = 'ar' | 'en';

/** A text in the language in use; Arabic where English is missing. */
export function localizedLabel(text: LocalizedText, language: Language): string {
  return (language === 'en' && text.en) || text.ar || '';
}

/** A person's first and family name in the language in use. */
export function personLabel(name: { ar: PersonName; en?: PersonName | undefined }, language: Language): string {
  const { first, father, family } = (language === 'en' && name.en) || name.ar;
  return [first, father, family].filter(Boolean).join(' ');
}

/** Who did something; the server itself is called in the words of the reader. */
export const actorName = ({ type, name }: ActorRef, t: CellContext['t']): string =>
  type === 'system' ? t('activity.system') : name;

/** A noun as a heading has it. */
export const headed = (noun: string): string => noun.charAt(0).toLocaleUpperCase() + noun.slice(1);

/** The name of a part: of a group in the resource's words, of an address in everybody's; empty where it has none. */
export const partLabel = (field: string, part: string, t: CellContext['t']): string =>
  t(`parts.${field}.${part}`, { defaultValue: t(`addressParts.${part}`, { defaultValue: '' }) });
