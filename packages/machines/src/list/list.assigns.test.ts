import { expect, test } from 'vitest';
import { seen } from './list.assigns.ts';
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
  const { items } = seen({ query: {}, page: before } as ListContext<Skill>, page(skill('b', 2), skill('a', 1)), 7).page;
  expect(items).toEqual([skill('b', 2), skill('a', 1)]);
  expect([items[0] === before.items[1], items[1] === before.items[0]]).toEqual([false, true]);
});
