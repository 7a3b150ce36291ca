import { expect, test } from 'vitest';
import { findExpressions } from './find-expressions.ts';
import { slowest } from './slowest.ts';

test('every regular expression reads a megabyte of its worst input within 50 ms', () => {
  const expressions = findExpressions();
  expect(expressions.length).toBeGreaterThan(80);
  const slow = expressions
    .map((expression) => ({ expression, ...slowest(expression) }))
    .filter(({ isSlow }) => isSlow)
    .map(
      ({ expression: { place, pattern }, milliseconds, input, length }) =>
        `${place} ${String(pattern)}: ${Math.round(milliseconds)} ms for ${length} of ${JSON.stringify(input)}`,
    );
  expect(slow).toEqual([]);
});

test('the generator finds what makes an expression slow, of each kind', () => {
  const known = [
    '^(a+)+$',
    '\\s+$',
    '[^,]+,',
    'x*x*y',

    '(?:ab|a|b)*c',
    '<!--.*?-->',
    '\\d+[.]\\d+[.]',
  ];
  const found = known.filter((source) => slowest({ place: '', pattern: new RegExp(source) }).isSlow);
  expect(found).toEqual(known);
});
