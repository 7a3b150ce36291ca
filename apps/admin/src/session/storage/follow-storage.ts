import { preferences } from '../preferences/preferences.ts';
import { settings } from '../preferences/settings.ts';

/** Keeps this tab like the others: appearance and settings at once, another language by loading the page anew. */
export function followStorage(reload: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === 'preferences') preferences.reload();
    if (key === 'settings') settings.reload();
    if (key === 'language' && newValue !== null && newValue !== document.documentElement.lang) reload();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
