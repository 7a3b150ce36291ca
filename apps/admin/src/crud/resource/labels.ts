import type { PersonName } from '@diwan/api-contract/resources/seekers';
import type { LocalizedText } from '@diwan/api-contract/values/localized-text';

type Language = 'ar' | 'en';

/** A text in the language in use; Arabic where English is missing. */
export function localizedLabel(text: LocalizedText, language: Language): string {
  return (language === 'en' && text.en) || text.ar;
}

/** A person's first and family name in the language in use. */
export function personLabel(name: { ar: PersonName; en?: PersonName | undefined }, language: Language): string {
  const { first, father, family } = (language === 'en' && name.en) || name.ar;
  return [first, father, family].filter(Boolean).join(' ');
}

/** A noun as a heading has it. */
export const headed = (noun: string): string => noun.charAt(0).toLocaleUpperCase() + noun.slice(1);
