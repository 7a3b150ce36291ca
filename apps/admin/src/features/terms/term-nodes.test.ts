import { expect, test } from 'vitest';
import { nodesOf, type TermRow } from './term-nodes.ts';

const row = (id: string, parent: string | null): TermRow => ({
  id,
  version: 1,
  name: { ar: id },
  state: 'active',
  parent: parent === null ? null : { id: parent, label: { ar: parent } },
  availableEvents: [],
});

test('terms stand below their parents in the order in which they come; whose parent is not there stands at the top', () => {
  const rows = [row('b', 'a'), row('a', null), row('c', 'a'), row('lost', 'elsewhere'), row('d', 'c')];
  expect(nodesOf(rows, ({ id }) => ({ label: id }))).toEqual([
    {
      id: 'a',
      label: 'a',
      children: [
        { id: 'b', label: 'b', children: [] },
        { id: 'c', label: 'c', children: [{ id: 'd', label: 'd', children: [] }] },
      ],
    },
    { id: 'lost', label: 'lost', children: [] },
  ]);
});
