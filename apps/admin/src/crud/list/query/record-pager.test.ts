import { beforeEach, expect, test } from 'vitest';
import { pageOf, type RecordPage, rememberShown } from './record-pager.ts';

const ids = (first: number) => Array.from({ length: 25 }, (_, index) => `record-${first + index}`);
const page = (first: number, rest: Partial<RecordPage>) => ({
  address: '/skills/list',
  hasPage: true,
  ids: ids(first),
  apiQuery: { sort: 'name' },
  previous: null,
  next: null,
  total: { value: 308, isCapped: false },
  ...rest,
});
const shown = (each: Omit<RecordPage, 'offset'>) => {
  rememberShown('skills', each);
  return pageOf('skills', each.ids[0]!)?.offset;
};
beforeEach(() => sessionStorage.clear());

test('how many records stand before a page is counted on from the first one, forth and back', () => {
  const first = page(0, { next: 'n1' });
  const second = page(25, { apiQuery: { sort: 'name', after: 'n1' }, previous: 'p1', next: 'n2' });
  expect(shown(first)).toBe(0);
  expect(shown(second)).toBe(25);
  expect(shown(second)).toBe(25);
  expect(shown(page(50, { apiQuery: { sort: 'name', after: 'n2' }, previous: 'p2', next: 'n3' }))).toBe(50);
  expect(shown(page(25, { apiQuery: { sort: 'name', before: 'p2' }, previous: 'p1', next: 'n2' }))).toBe(25);
});

test('whoever comes in the middle, or asks for something else, is told no number', () => {
  expect(shown(page(50, { apiQuery: { sort: 'name', after: 'n2' }, previous: 'p2' }))).toBeNull();
  shown(page(0, { next: 'n1' }));
  expect(shown(page(25, { apiQuery: { sort: '-name', after: 'n1' }, previous: 'p1' }))).toBeNull();
});
