import { expect, test } from 'vitest';
import { clockOf } from './clock.ts';
import { watchAddress } from './watch-address.ts';

test.each([
  [0, '0:00'],
  [65, '1:05'],
  [600, '10:00'],
  [3725, '1:02:05'],
])('%i seconds are shown as %s', (seconds, shown) => expect(clockOf(seconds)).toBe(shown));

test('what is watched elsewhere begins there at the second that was named', () => {
  const [youtube, vimeo] = ['https://www.youtube.com/watch?v=diwandem001', 'https://vimeo.com/900000001'];
  expect(watchAddress('youtube', youtube, 83)).toBe(`${youtube}&t=83s`);
  expect(watchAddress('vimeo', vimeo, 83)).toBe(`${vimeo}#t=83s`);
  expect(watchAddress('youtube', youtube, 0)).toBe(youtube);
});
