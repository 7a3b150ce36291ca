import { lookOf } from './toolbar.ts';

/** Makes the document look as the toolbar says; answers its language and direction. */
export function applyGlobals(globals: Record<string, unknown>): void {
  const { theme, density, colors, text } = lookOf(globals);
  Object.assign(document.documentElement, placeOf(globals));
  Object.assign(document.documentElement.dataset, { theme, density, colors, text });
}

export function placeOf(globals: Record<string, unknown>): { lang: 'ar' | 'en'; dir: 'rtl' | 'ltr' } {
  return lookOf(globals).language === 'en' ? { lang: 'en', dir: 'ltr' } : { lang: 'ar', dir: 'rtl' };
}
