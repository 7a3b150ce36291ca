import type { CachedList } from '@diwan/machines/list/list.types';
import { afterEach, expect, test } from 'vitest';
import type { AnyRow } from '#crud/resource/resource-types.ts';
import { listCache } from './list-cache.ts';

const listOf = (...ids: string[]): CachedList<AnyRow> => ({
  page: { items: ids.map((id) => ({ id }) as AnyRow), next: null, previous: null },
  counts: null,
  at: 0,
});
const idsOf = (list: CachedList<AnyRow> | undefined) => list?.page.items.map(({ id }) => id);

afterEach(listCache.forget);

test('a list is known by what was asked; of those seen longest ago nothing is kept', () => {
  for (let page = 0; page < 12; page += 1) listCache.keep('skills', { after: `${page}` }, listOf(`s${page}`));
  expect(idsOf(listCache.find('skills', { after: '11' }))).toEqual(['s11']);
  expect(idsOf(listCache.find('skills', { after: '2' }))).toEqual(['s2']);
  expect(listCache.find('skills', { after: '1' })).toBeUndefined();
  expect(listCache.find('industries', { after: '11' })).toBeUndefined();
});

test('a list that has become empty is not shown as it was', () => {
  listCache.keep('skills', {}, listOf('a'));
  listCache.keep('skills', {}, listOf());
  expect(listCache.find('skills', {})).toBeUndefined();
  listCache.keep('skills', {}, listOf('a'));
  listCache.drop('skills', 'a');
  expect(listCache.find('skills', {})).toBeUndefined();
});

test('a record that is gone is in none of its lists, and nothing is left when a session ends', () => {
  listCache.keep('skills', {}, listOf('a', 'b'));
  listCache.keep('industries', {}, listOf('a'));
  listCache.drop('skills', 'a');
  expect(idsOf(listCache.find('skills', {}))).toEqual(['b']);
  expect(idsOf(listCache.find('industries', {}))).toEqual(['a']);
  listCache.forget();
  expect(listCache.find('industries', {})).toBeUndefined();
});
