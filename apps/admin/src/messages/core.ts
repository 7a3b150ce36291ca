import type { Language } from '@diwan/api-contract/values/staff';
import type { messages as en } from '@diwan/messages/core/en';
import type { Translation } from '@diwan/messages/translation';

export type CoreTexts = Translation<typeof en>;

const files: Record<Language, () => Promise<{ messages: CoreTexts }>> = {
  ar: () => import('@diwan/messages/core/ar'),
  en: () => import('@diwan/messages/core/en'),
};

let texts: CoreTexts | null = null;

/** Loads the few texts that are needed before anybody has signed in; the translator comes later, with the shell. */
export async function loadCore(language: Language): Promise<void> {
  texts = (await files[language]()).messages;
}

/** The texts of the sign-in and the error pages, in the language in use. */
export function core(): CoreTexts {
  if (!texts) throw new Error('No core texts');
  return texts;
}
