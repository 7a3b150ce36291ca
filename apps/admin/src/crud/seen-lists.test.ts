import type { SeenList } from '@diwan/machines/list/list.types';
import { afterEach, expect, test } from 'vitest';
import type { AnyRecord } from './resource-types.ts';
import { seenLists } from './seen-lists.ts';

const listOf = (...ids: string[]): SeenList<AnyRecord> => ({
  page: { items: ids.map((id) => ({ id }) as AnyRecord), next: null, previous: null },
  counts: null,
  at: 0,
});
const idsOf = (list: SeenList<AnyRecord> | undefined) => list?.page.items.map(({ id }) => id);

afterEach(seenLists.forget);

test('a list is known by what was asked; of those seen longest ago nothing is kept', () => {
  for (let page = 0; page < 12; page += 1) seenLists.keep('skills', { after: `${page}` }, listOf(`s${page}`));
  expect(idsOf(seenLists.find('skills', { after: '11' }))).toEqual(['s11']);
  expect(idsOf(seenLists.find('skills', { after: '2' }))).toEqual(['s2']);
  expect(seenLists.find('skills', { after: '1' })).toBeUndefined();
  expect(seenLists.find('industries', { after: '11' })).toBeUndefined();
});

test('a list that has become empty is not shown as it was', () => {
  seenLists.keep('skills', {}, listOf('a'));
  seenLists.keep('skills', {}, listOf());
  expect(seenLists.find('skills', {})).toBeUndefined();
  seenLists.keep('skills', {}, listOf('a'));
  seenLists.drop('skills', 'a');
  expect(seenLists.find('skills', {})).toBeUndefined();
});

test('a record that is gone is in none of its lists, and nothing is left when a session ends', () => {
  seenLists.keep('skills', {}, listOf('a', 'b'));
  seenLists.keep('industries', {}, listOf('a'));
  seenLists.drop('skills', 'a');
  expect(idsOf(seenLists.find('skills', {}))).toEqual(['b']);
  expect(idsOf(seenLists.find('industries', {}))).toEqual(['a']);
  seenLists.forget();
  expect(seenLists.find('industries', {})).toBeUndefined();
});
