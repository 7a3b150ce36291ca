import type { Found } from './inspect-words.ts';

const words = /\p{L}+/gu;
const letters = /\p{L}/gu;
const arabic = /\p{Script=Arabic}/gu;
const capitals = /\p{Lu}/gu;
/** Fewer words are names of things, whatever the language. */
const fewest = 6;
const inAnother = 0.7;
const inCapitals = 0.8;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** What is wrong with how a text is written, whatever it says. */
export function findInForm(text: string, language: 'ar' | 'en'): Found[] {
  if (count(text, words) < fewest) return [];
  const all = count(text, letters);
  const inArabic = count(text, arabic) / all;
  const whole = { start: 0, end: text.length };
  if ((language === 'ar' ? 1 - inArabic : inArabic) >= inAnother) return [{ kind: 'wrongLanguage', ...whole }];
  const isShouted = inArabic < 1 - inAnother && count(text, capitals) / all >= inCapitals;
  return isShouted ? [{ kind: 'allCaps', ...whole }] : [];
}
