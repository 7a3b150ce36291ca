import type { Language } from '@diwan/api-contract/values/staff';

const key = 'language';

/** The language in use: the stored one, Arabic otherwise. */
export function currentLanguage(): Language {
  try {
    return localStorage.getItem(key) === 'en' ? 'en' : 'ar';
  } catch {
    return 'ar';
  }
}

export function storeLanguage(language: Language): void {
  localStorage.setItem(key, language);
}
