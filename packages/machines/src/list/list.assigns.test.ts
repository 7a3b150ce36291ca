import { expect, test } from 'vitest';
import { placeRow, seen } from './list.assigns.ts';
import type { ListContext } from './list.types.ts';

interface Skill {
  id: string;
  version: number;
  openPosts: number;
}

test('rows that are read again and say the same stay the same objects', () => {
  const skill = (id: string, openPosts: number): Skill => ({ id, version: 1, openPosts });
  const page = (...items: Skill[]) => ({ items, next: null, previous: null });
  const before = page(skill('a', 1), skill('b', 1));
  const { items } = seen(
    { query: {}, page: before, changed: [] as readonly string[] } as ListContext<Skill>,
    page(skill('b', 2), skill('a', 1)),
    7,
  ).page;
  expect(items).toEqual([skill('b', 2), skill('a', 1)]);
  expect([items[0] === before.items[1], items[1] === before.items[0]]).toEqual([false, true]);
});

test('a row is placed as a decision has left it, unless something newer is shown; what is being read besides stays so', () => {
  const row = (id: string, version: number): Skill => ({ id, version, openPosts: version });
  const items = [row('a', 1), row('b', 4)];
  const context = { page: { items, next: null, previous: null }, reading: ['a'], highlighted: ['a'], changed: [] };
  const after = (given: Skill) => placeRow(context as unknown as ListContext<Skill>, given);
  expect(after(row('b', 5))).toEqual({
    page: { ...context.page, items: [row('a', 1), row('b', 5)] },
    highlighted: ['a', 'b'],
  });
  for (const given of [row('b', 3), row('elsewhere', 9)])
    expect(after(given)).toEqual({ page: context.page, highlighted: ['a'] });
});
