import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { moveInTree, type TreeNode } from './move-in-tree.ts';
import { Tree, type TreeProps } from './Tree.tsx';

const start: readonly TreeNode[] = [
  {
    id: 'fruit',
    label: 'Fruit',
    children: [
      { id: 'apple', label: 'Apple' },
      { id: 'pear', label: 'Pear' },
    ],
  },
  { id: 'herbs', label: 'Herbs', note: '12' },
];

function Garden(props: Partial<TreeProps>) {
  const [nodes, setNodes] = useState(start);
  return (
    <InEnglish>
      <Tree
        label="Garden"
        nodes={nodes}
        onMove={(id, place) => setNodes(moveInTree(nodes, id, place))}
        isOpenAtFirst
        {...props}
      />
    </InEnglish>
  );
}
const row = (name: string) => screen.getByRole('row', { name });
const order = () =>
  screen.getAllByRole('row').map((each) => `${each.getAttribute('aria-level')} ${each.getAttribute('aria-label')}`);

test('DEV-03 a node is opened and closed by keyboard, and says its level', async () => {
  render(<Garden isOpenAtFirst={false} />);
  expect(screen.getByRole('treegrid', { name: 'Garden' })).toBeInTheDocument();
  await userEvent.tab();
  expect(row('Fruit')).toHaveFocus();
  expect(row('Fruit')).toHaveAttribute('aria-expanded', 'false');
  expect(row('Herbs')).not.toHaveAttribute('aria-expanded');
  await userEvent.keyboard('{ArrowRight}');
  expect(order()).toEqual(['1 Fruit', '2 Apple', '2 Pear', '1 Herbs']);
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
  expect(row('Fruit')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(order()).toEqual(['1 Fruit', '1 Herbs']);
});

async function grab(name: string) {
  row(name).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: `Drag ${name}` })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Insert|Drop/));
}

test('DEV-03 a node is put in order and below another one by keyboard', async () => {
  render(<Garden />);
  await grab('Pear');
  for (let step = 0; step < 10 && !/Drop on Herbs/.test(accessibleName()); step++)
    await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(row('Herbs')).toHaveAttribute('aria-expanded', 'false'));
  await userEvent.click(screen.getByRole('button', { name: 'Expand Herbs' }));
  expect(order()).toEqual(['1 Fruit', '2 Apple', '1 Herbs', '2 Pear']);
});

const accessibleName = () => document.activeElement?.getAttribute('aria-label') ?? '';

test('DEV-03 where a node may not stand there is no place to put it', async () => {
  const onMove = vi.fn();
  render(<Garden onMove={onMove} canStand={(_, parentId) => parentId === null} />);
  await grab('Herbs');
  const offered = new Set<string>();
  for (let step = 0; step < 10; step++) {
    offered.add(accessibleName());
    await userEvent.keyboard('{ArrowUp}');
  }
  await userEvent.keyboard('{Escape}');
  expect([...offered].filter((place) => /Drop on|Apple/.test(place))).toEqual([]);
  expect(offered.size).toBeGreaterThan(0);
  expect(onMove).not.toHaveBeenCalled();
});

test('DEV-03 where the order is fixed there is nothing to grab; Enter opens the thing itself', async () => {
  const onOpen = vi.fn();
  render(<Garden onMove={undefined} onOpen={onOpen} renderEnd={({ id }) => <i>{id}</i>} />);
  expect(screen.queryByRole('button', { name: /^Drag/ })).toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onOpen.mock.calls).toEqual([['apple']]);
  expect(row('Apple')).toHaveTextContent('Appleapple');
});

test('DEV-03 a tree without nodes says so', () => {
  render(<Garden nodes={[]} emptyState="Nothing grows here" />);
  expect(screen.getByText('Nothing grows here')).toBeInTheDocument();
});
