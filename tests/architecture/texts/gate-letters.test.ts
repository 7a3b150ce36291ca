import { messages as ar } from '@diwan/messages/core/ar';
import { messages as en } from '@diwan/messages/core/en';
import { gateLetters } from '@diwan/ui/theme/base/font-letters';
import { expect, test } from 'vitest';

test('what the sign-in page says is written with the letters of its own fonts', () => {
  const texts = [ar, en].map(({ product, productLine, signIn }) => JSON.stringify([product, productLine, signIn]));
  const isIn = (letters: typeof gateLetters, code: number) =>
    Object.values(letters).some((ranges) => ranges.some(([first, last]) => first <= code && code <= last));
  const isLetter = (text: string) => /[\p{L}،.…]/u.test(text);
  const missing = [...new Set(texts.join(''))].filter(
    (each) => isLetter(each) && !isIn(gateLetters, each.codePointAt(0)!),
  );
  expect(missing).toEqual([]);
});
