import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type Project, projectsIn } from '../private/stories/story-projects.tsx';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { SortableList, type SortableListProps } from './SortableList.tsx';

const items = projectsIn('en', 3);
const keyOf = (row: Project) => row.id;
const nameOf = (row: Project) => row.name;
const renderItem = ({ name }: Project) => <button type="button">Open {name}</button>;

const list = (props: Partial<SortableListProps<Project>> = {}) => (
  <InEnglish>
    <SortableList
      label="Projects"
      items={items}
      itemKey={keyOf}
      itemLabel={nameOf}
      renderItem={renderItem}
      {...props}
    />
  </InEnglish>
);
const rowOf = (index: number) => screen.getByRole('row', { name: items[index]!.name });

test('DEMO-01 one tab leads in; up and down go through the items, left and right to what is in them', async () => {
  render(list({ onMove: vi.fn() }));
  await userEvent.tab();
  expect(rowOf(0)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(rowOf(1)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('button', { name: `Open ${items[1]!.name}` })).toHaveFocus();
});

test('DEMO-01 Enter on the handle begins a move, the arrows choose the place, Enter puts the item there', async () => {
  const onMove = vi.fn();
  render(list({ onMove }));
  const handle = () => screen.getByRole('button', { name: `Drag ${items[0]!.name}` });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(handle()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Insert between/));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onMove.mock.calls).toEqual([['p0', null]]);
});

test('DEMO-01 where the order is fixed there is nothing to grab, and nothing is complained of', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(list());
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
  expect(screen.queryByRole('button', { name: /^Drag/ })).toBeNull();
  expect(rowOf(0)).not.toHaveAttribute('draggable', 'true');
});
