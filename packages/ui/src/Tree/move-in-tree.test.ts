import { expect, test } from 'vitest';
import { findInTree, moveInTree, type TreeNode } from './move-in-tree.ts';

const node = (id: string, ...children: TreeNode[]): TreeNode => ({ id, label: id, children });
const nodes = [node('a', node('a1'), node('a2')), node('b', node('b1', node('b11'))), node('c')];
const drawn = (each: readonly TreeNode[]): string =>
  each.map(({ id, children = [] }) => (children.length > 0 ? `${id}(${drawn(children)})` : id)).join(' ');

test('DEV-03 a node is found with the place that it has', () => {
  expect(findInTree(nodes, 'a1')?.place).toEqual({ parentId: 'a', before: 'a2' });
  expect(findInTree(nodes, 'c')?.place).toEqual({ parentId: null, before: null });
  expect(findInTree(nodes, 'nobody')).toBeNull();
});

test.each([
  ['among its siblings', 'a2', { parentId: 'a', before: 'a1' }, 'a(a2 a1) b(b1(b11)) c'],
  ['to the end of its siblings', 'a', { parentId: null, before: null }, 'b(b1(b11)) c a(a1 a2)'],
  ['below another one, with all that is below it', 'b1', { parentId: 'a', before: 'a2' }, 'a(a1 b1(b11) a2) b c'],
  ['below what had nothing', 'a1', { parentId: 'c', before: null }, 'a(a2) b(b1(b11)) c(a1)'],
  ['to the top', 'b11', { parentId: null, before: 'a' }, 'b11 a(a1 a2) b(b1) c'],
])('DEV-03 a node goes %s', (_, id, place, expected) => {
  expect(drawn(moveInTree(nodes, id, place))).toBe(expected);
});

test('DEV-03 a node goes neither below itself nor below what is below it, and one that is not there nowhere', () => {
  for (const [id, parentId] of [
    ['b', 'b'],
    ['b', 'b11'],
    ['nobody', 'a'],
  ] as const)
    expect(moveInTree(nodes, id, { parentId, before: null })).toBe(nodes);
  expect(moveInTree(nodes, 'a', { parentId: null, before: 'a' })).toBe(nodes);
});
