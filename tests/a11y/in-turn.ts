import type { Language } from '@diwan/api-contract/values/staff';

/**
 * The screens to be read in a language: in the long run all of them. Otherwise every second one, and the others in the other
 * language, where it `isLater` the other way round.
 */
export function screensIn<S>(language: Language, screens: Record<string, S>, { isLater = false } = {}): [string, S][] {
  const turn = (language === 'ar') === isLater ? 1 : 0;
  return Object.entries(screens).filter((_, index) => process.env.TEST_LONG || index % 2 === turn);
}
