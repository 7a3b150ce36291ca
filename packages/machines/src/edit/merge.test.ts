import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSame } from './changes.ts';
import type { Draft, Side } from './edit.types.ts';
import { disputesOf, merge } from './merge.ts';

const runs = process.env.TEST_LONG ? 20_000 : 1_000;
const text = fc.constantFrom('', 'a', 'b', 'c');
const value = fc.oneof(
  text,
  fc.constant(null),
  fc.array(text, { maxLength: 2 }),
  fc.record({ ar: text, en: text }, { requiredKeys: ['ar'] }),
);
const draft = fc.record({ one: value, two: value, three: value }) as fc.Arbitrary<Draft>;

test('texts in two languages are disputed by language, lists as a whole', () => {
  const base = { name: { ar: 'لحام', en: 'Welding' }, skills: ['a'], code: null };
  const mine = { name: { ar: 'لحام', en: 'Arc welding' }, skills: ['a', 'b'], code: 'W' };
  const theirs = { name: { ar: 'لحام القوس', en: 'Weld' }, skills: ['c'], code: null };
  expect(disputesOf(base, mine, theirs)).toEqual([
    { path: 'name.en', base: 'Welding', mine: 'Arc welding', theirs: 'Weld' },
    { path: 'skills', base: ['a'], mine: ['a', 'b'], theirs: ['c'] },
  ]);
  expect(merge(base, mine, theirs, { 'name.en': 'theirs', skills: 'mine' })).toEqual({
    name: { ar: 'لحام القوس', en: 'Weld' },
    skills: ['a', 'b'],
    code: 'W',
  });
});

test('a translation that I took away stays away, and their other language stands', () => {
  const base = { name: { ar: 'لحام', en: 'Welding' } };
  expect(merge(base, { name: { ar: 'لحام' } }, { name: { ar: 'سمكرة', en: 'Welding' } }, {})).toEqual({
    name: { ar: 'سمكرة' },
  });
});

test('T70 whatever two people change, a merge holds each change of either, and asks wherever it can’t', () => {
  fc.assert(
    fc.property(draft, draft, draft, fc.constantFrom<Side>('mine', 'theirs'), (base, mine, theirs, side) => {
      const disputes = disputesOf(base, mine, theirs);
      const merged = merge(base, mine, theirs, Object.fromEntries(disputes.map(({ path }) => [path, side])));
      for (const field of Object.keys(base)) {
        const hasDispute = disputes.some(({ path }) => path === field || path.startsWith(`${field}.`));
        if (!hasDispute && !isSame(mine[field], base[field]) && isSame(theirs[field], base[field]))
          expect(merged[field]).toEqual(mine[field]);
        if (!hasDispute && isSame(mine[field], base[field])) expect(merged[field]).toEqual(theirs[field]);
        for (const dispute of disputes.filter(({ path }) => path === field))
          expect(merged[field]).toEqual(dispute[side]);
      }
    }),
    { numRuns: runs },
  );
});

test('T70 merging with what nobody else changed changes nothing, and merging twice is merging once', () => {
  fc.assert(
    fc.property(draft, draft, draft, (base, mine, theirs) => {
      expect(disputesOf(base, mine, base)).toEqual([]);
      expect(isSame(merge(base, mine, base, {}), mine)).toBe(true);
      const choices = Object.fromEntries(disputesOf(base, mine, theirs).map(({ path }) => [path, 'mine' as const]));
      const once = merge(base, mine, theirs, choices);
      expect(disputesOf(theirs, once, theirs)).toEqual([]);
      expect(isSame(merge(theirs, once, theirs, {}), once)).toBe(true);
    }),
    { numRuns: runs },
  );
});
