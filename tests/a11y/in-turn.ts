import type { Language } from '@diwan/api-contract/values/staff';
import { themes } from './axe.ts';

/**
 * The screens to be read in a language, each with the themes to read it in: in the long run all of them in all. Otherwise every
 * second one, and the others in the other language, where it `isLater` the other way round; each in one theme, in turn.
 */
export function screensIn<S>(language: Language, screens: Record<string, S>, { isLater = false } = {}) {
  const turn = (language === 'ar') === isLater ? 1 : 0;
  return Object.entries(screens)
    .map(([screen, arrange], index) => ({
      index,
      screen,
      arrange,
      looks: process.env.TEST_LONG ? themes : [themes[index % themes.length]!],
    }))
    .filter(({ index }) => process.env.TEST_LONG || index % 2 === turn);
}
