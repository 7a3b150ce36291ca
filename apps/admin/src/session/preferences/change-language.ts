import type { Language } from '@diwan/api-contract/values/staff';
import { currentLanguage, storeLanguage } from '#messages/language.ts';

/** Changes the language by loading the page anew; unsaved work is asked about first. */
export function changeLanguage(language: Language): void {
  if (language === currentLanguage()) return;
  // Kept when the page really goes: somebody with unsaved changes may choose to stay, and what they do next says so.
  const staying = new AbortController();
  const { signal } = staying;
  addEventListener('pagehide', () => storeLanguage(language), { signal });
  for (const deed of ['pointerdown', 'keydown']) addEventListener(deed, () => staying.abort(), { signal });
  location.reload();
}
