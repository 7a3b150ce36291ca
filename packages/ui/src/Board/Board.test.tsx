import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { Board, type BoardColumnData } from './Board.tsx';

interface Task {
  id: string;
  name: string;
  column: string;
}
const titles: Record<string, string> = { todo: 'To do', doing: 'Doing', done: 'Done' };
const start: Task[] = [
  { id: 'a', name: 'Order chairs', column: 'todo' },
  { id: 'b', name: 'Paint walls', column: 'todo' },
  { id: 'c', name: 'Hang lamps', column: 'doing' },
];
const texts = {
  empty: 'No tasks',
  move: (card: string) => `Move ${card}`,
  moveTo: 'Move to',
  loading: 'Loading',
};
const nothing: ReadonlySet<string> = new Set();
const keyOf = ({ id }: Task) => id;
const nameOf = ({ name }: Task) => name;
const show = ({ name }: Task) => <span>{name}</span>;
const targetsOf = ({ column }: Task) =>
  Object.keys(titles)
    .filter((key) => key !== column)
    .map((key) => ({ column: key, reason: column === 'todo' && key === 'done' ? 'Do it first' : undefined }));

function Example({ onOpen = vi.fn(), onMove = vi.fn() }) {
  const [tasks, setTasks] = useState(start);
  const columns = Object.entries(titles).map(([key, title]): BoardColumnData<Task> => {
    const cards = tasks.filter(({ column }) => column === key);
    const figures = { count: String(cards.length), total: cards.length };
    return { key, title, tone: 'neutral', cards, ...figures, hasMore: false, isLoadingMore: false, hasFailed: false };
  });
  return (
    <InEnglish>
      <Board
        label="Tasks"
        columns={columns}
        cardKey={keyOf}
        cardLabel={nameOf}
        renderCard={show}
        targetsOf={targetsOf}
        onOpen={onOpen}
        onMove={(card, column) => {
          onMove(card.id, column);
          setTasks((all) => all.map((each) => (each.id === card.id ? { ...each, column } : each)));
        }}
        onMore={() => {}}
        highlighted={nothing}
        moving={nothing}
        texts={texts}
      />
    </InEnglish>
  );
}

const column = (name: string) => screen.getByRole('region', { name: new RegExp(name) });
const card = (name: string) => screen.getByRole('button', { name });

test('T113 each column says what it is called, how many cards it has, and which of them these are', () => {
  render(<Example />);
  expect(column('To do 2')).toBeVisible();
  const items = within(column('To do')).getAllByRole('listitem');
  expect(items.map((item) => [item.getAttribute('aria-posinset'), item.getAttribute('aria-setsize')])).toEqual([
    ['1', '2'],
    ['2', '2'],
  ]);
  expect(column('Done')).toHaveTextContent('No tasks');
});

test('T110 arrow keys lead from card to card and from column to column, with one tab stop for all', async () => {
  render(<Example />);
  await userEvent.tab();
  expect(card('Order chairs')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await vi.waitFor(() => expect(card('Paint walls')).toHaveFocus());
  await userEvent.keyboard('{ArrowRight}');
  await vi.waitFor(() => expect(card('Hang lamps')).toHaveFocus());
  await userEvent.keyboard('{ArrowRight}k{ArrowLeft}');
  await vi.waitFor(() => expect(card('Order chairs')).toHaveFocus());
  const stops = screen.getAllByRole('button').filter((button) => button.tabIndex === 0);
  expect(stops.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
    'Order chairs',
    'Move Order chairs',
  ]);
});

test('T119 the key m moves a card without dragging; what is forbidden says why and does nothing', async () => {
  const onMove = vi.fn();
  render(<Example onMove={onMove} />);
  await userEvent.tab();
  await userEvent.keyboard('m');
  const menu = await screen.findByRole('menu', { name: 'Move Order chairs' });
  const blocked = within(menu).getByRole('menuitem', { name: 'Done Do it first' });
  expect(blocked).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(blocked);
  expect(onMove).not.toHaveBeenCalled();
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'Doing' }));
  expect(onMove.mock.calls).toEqual([['a', 'doing']]);
  expect(within(column('Doing')).getByRole('button', { name: 'Order chairs' })).toBeVisible();
});

test('T110 the focus goes with a card that is moved', async () => {
  render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard('m');
  await screen.findByRole('menu');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(within(column('Doing')).getByRole('button', { name: 'Order chairs' })).toHaveFocus());
});

test('a card is opened by Enter and by a click', async () => {
  const onOpen = vi.fn();
  render(<Example onOpen={onOpen} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(card('Hang lamps'));
  expect(onOpen.mock.calls.map(([{ id }]) => id)).toEqual(['a', 'c']);
});
