import { fontFamilies } from './base/font-families.ts';

/** A letter of each script that the texts of a language bring, by weight. */
const letters = {
  ar: { 400: 'ا1', 500: 'ا1', 600: 'ا' },
  en: { 400: 'a', 500: 'a', 600: 'a' },
};

/**
 * Asks for the fonts that every screen in a language needs. Asked for by the first text that needs them, they come when
 * that text stands already, and the whole screen is laid out again.
 */
export function loadFonts(language: string): void {
  const byWeight = language === 'en' ? letters.en : letters.ar;
  const families = `"${fontFamilies.arabic}", "${fontFamilies.latin}"`;
  // The text that needs it asks again.
  for (const [weight, text] of Object.entries(byWeight))
    document.fonts?.load(`${weight} 1em ${families}`, text).catch(() => {});
}
