import { expect, test } from 'vitest';
import { slugOf, slugPattern } from './slug.ts';

test.each([
  ['Real estate & facilities', 'real-estate-and-facilities'],
  ['C++', 'c-plus-plus'],
  ['C#', 'c-sharp'],
  ['  Élan (vital) ', 'elan-vital'],
  ['x'.repeat(200), 'x'.repeat(80)],
])('%s becomes %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
  expect(slug).toMatch(slugPattern);
});

test('what has no Latin letters has no slug', () => {
  expect([slugOf('محاسبة'), slugOf('—'), slugOf(undefined)]).toEqual([null, null, null]);
});
