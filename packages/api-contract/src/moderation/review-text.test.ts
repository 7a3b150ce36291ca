import { expect, test } from 'vitest';
import { flagsIn, redactContact, redactPassage } from './review-text.ts';

test.each([
  ['خدمة ممتازة وتسليم في الموعد، أنصح بهم', []],
  ['للتواصل معي جوال 0551234567 أو عبر الواتساب', ['phone']],
  ['رأيت أعمالهم على www.portfolio.example.com وكانت أفضل', ['link']],
  ['نصابين ولا أنصح بالتعامل معهم', ['profanity']],
  ['والنصابون يعرفون أنفسهم، راسلوني على me@example.com', ['profanity', 'link']],
  ['They are liars, call me at 0551234567', ['profanity', 'phone']],
  ['The classical training was worth its price', []],
  // A dog in a photo is no insult in English, and a story of a theft is not one either.
  ['Delivered to the scene of a crime drama, on time', []],
] as const)('“%s” is flagged as %j', (text, flags) => {
  expect(flagsIn([null, text])).toEqual(flags);
});

test('only the ways to reach somebody go, and the rest of the wording stays as it was written', () => {
  expect(redactContact('ممتاز! اتصلوا بي على 0551234567 أو me@example.com، شكرًا.')).toBe(
    'ممتاز! اتصلوا بي على [redacted] أو [redacted]، شكرًا.',
  );
  expect(redactContact('نصابين')).toBe('نصابين');
});

test('a passage goes wherever it stands, to the letter', () => {
  expect(redactPassage('تعامل معي أحمد الغامدي، وأحمد الغامدي رائع', 'أحمد الغامدي')).toBe(
    'تعامل معي [redacted]، و[redacted] رائع',
  );
});
