import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Announcer } from '../Announcer/Announcer.tsx';
import { columnsIn, type Project, projectsIn } from '../private/stories/story-projects.tsx';
import { useStorySelection } from '../private/stories/story-selection.ts';
import { InEnglish } from '../private/test/InEnglish.tsx';
import type { TableSort } from './columns.ts';
import { Table } from './Table.tsx';
import type { TableProps } from './table-props.ts';

const columns = columnsIn('en');
const rows = projectsIn('en', 12);
const keyOfProject = (row: Project) => row.id;
const nameOfProject = (row: Project) => row.name;

function Example(props: Partial<TableProps<Project>> & { isSelectable?: boolean }) {
  const { isSelectable = true, ...rest } = props;
  const selection = useStorySelection((props.rows ?? rows).map(keyOfProject));
  return (
    <InEnglish>
      <Table
        label="Projects"
        columns={columns}
        rows={rows}
        rowKey={keyOfProject}
        rowLabel={nameOfProject}
        selection={isSelectable ? selection : undefined}
        {...rest}
      />
      <Announcer />
    </InEnglish>
  );
}

const grid = () => screen.getByRole('grid', { name: 'Projects' });
const focusedRow = () => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex');

test('T113 the table tells how many rows there are, which ones these are and how they are sorted', async () => {
  const onSort = vi.fn();
  render(<Example totalCount={240} offset={25} sort={{ column: 'members', direction: 'ascending' }} onSort={onSort} />);
  expect(grid()).toHaveAttribute('aria-rowcount', '241');
  expect(screen.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '27');
  expect(screen.getByRole('columnheader', { name: 'Members' })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('columnheader', { name: 'City' })).not.toHaveAttribute('aria-sort');
  await userEvent.click(screen.getByRole('button', { name: 'Members' }));
  expect(onSort).toHaveBeenLastCalledWith({ column: 'members', direction: 'descending' });
  await userEvent.click(screen.getByRole('button', { name: 'Budget' }));
  expect(onSort).toHaveBeenLastCalledWith({ column: 'budget', direction: 'ascending' });
});

test('a heading says where it leads: to the order that a press of it asks for', () => {
  const sortHref = ({ column, direction }: TableSort) => `?sort=${column}.${direction}`;
  render(<Example onSort={() => {}} sort={{ column: 'members', direction: 'ascending' }} sortHref={sortHref} />);
  expect(screen.getByRole('button', { name: 'Members' })).toHaveAttribute('data-href', '?sort=members.descending');
  expect(screen.getByRole('button', { name: 'Budget' })).toHaveAttribute('data-href', '?sort=budget.ascending');
});

test('T113 an unknown count is said to be unknown', () => {
  render(<Example />);
  expect(grid()).toHaveAttribute('aria-rowcount', '-1');
});

test('T113 T114 the table is one tab stop, with one row as with many', async () => {
  const { rerender } = render(<Example onSort={() => {}} />);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toHaveTextContent(rows[0]?.name ?? '');
  await userEvent.keyboard('{ArrowDown}');
  expect(focusedRow()).toBe('3');
  await userEvent.tab();
  expect(document.body).toHaveFocus();
  rerender(<Example onSort={() => {}} rows={rows.slice(0, 1)} />);
  expect(grid().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  rerender(<Example onSort={() => {}} rows={[]} />);
  expect(grid().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

test('T113 arrow, Home, End and page keys move; letters work on an Arabic keyboard', async () => {
  render(<Example />);
  const user = userEvent.setup();
  screen.getByRole('link', { name: rows[0]?.name }).focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toHaveTextContent(rows[0]?.city ?? '?');
  await user.keyboard('{Home}');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: `Select ${rows[0]?.name}` }));
  await user.keyboard('{PageDown}');
  expect(focusedRow()).toBe('12');
  await user.keyboard('{Control>}{Home}{/Control}');
  expect(focusedRow()).toBe('2');
  fireEvent.keyDown(document.activeElement ?? grid(), { key: 'ت', code: 'KeyJ' });
  expect(document.activeElement).toBe(screen.getByRole('link', { name: rows[1]?.name }));
  fireEvent.keyDown(document.activeElement ?? grid(), { key: 'ن', code: 'KeyK' });
  expect(focusedRow()).toBe('2');
});

test('T113 in a right-to-left page ArrowLeft goes to the next column', async () => {
  render(
    <div dir="rtl" style={{ direction: 'rtl' }}>
      <Example />
    </div>,
  );
  screen.getByRole('link', { name: rows[0]?.name }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toHaveTextContent(rows[0]?.city ?? '?');
});

test('T113 rows are selected one by one, by key and all at once', async () => {
  render(<Example />);
  const user = userEvent.setup();
  const all = screen.getByRole('checkbox', { name: 'Select all rows on this page' });
  await user.click(screen.getByRole('checkbox', { name: `Select ${rows[2]?.name}` }));
  expect(all).toBePartiallyChecked();
  screen.getByRole('link', { name: rows[3]?.name }).focus();
  await user.keyboard('x');
  expect(screen.getAllByRole('row', { selected: true })).toHaveLength(2);
  await user.keyboard('{ArrowDown}{ArrowDown}{Shift>}x{/Shift}');
  expect(screen.getAllByRole('row', { selected: true })).toHaveLength(4);
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: `Select ${rows[8]?.name}` }));
  await user.keyboard('{/Shift}');
  expect(screen.getAllByRole('row', { selected: true })).toHaveLength(7);
  await user.click(all);
  expect(screen.getAllByRole('row', { selected: true })).toHaveLength(12);
  expect(all).toBeChecked();
  await user.click(all);
  expect(screen.queryAllByRole('row', { selected: true })).toHaveLength(0);
});

test('T113 when all of the list are selected, the keys are the exceptions', () => {
  const nothing = { onToggle: () => {}, onTogglePage: () => {} };
  const { rerender } = render(<Example selection={{ kind: 'all', keys: new Set(), ...nothing }} />);
  const all = screen.getByRole('checkbox', { name: 'Select all rows on this page' });
  expect(screen.getAllByRole('row', { selected: true })).toHaveLength(12);
  expect(all).toBeChecked();
  rerender(<Example selection={{ kind: 'all', keys: new Set(['p3']), ...nothing }} />);
  expect(screen.getByRole('checkbox', { name: `Select ${rows[3]?.name}` })).not.toBeChecked();
  expect(all).toBePartiallyChecked();
});

test('T113 Space on a row looks closer, on its box it selects; the row that is looked at is marked', async () => {
  const onPeek = vi.fn();
  const { rerender } = render(<Example onPeek={onPeek} />);
  screen.getByRole('link', { name: rows[1]?.name }).focus();
  await userEvent.keyboard(' ');
  expect(onPeek).toHaveBeenCalledExactlyOnceWith(rows[1]);
  expect(screen.queryAllByRole('row', { selected: true })).toHaveLength(0);
  screen.getByRole('checkbox', { name: `Select ${rows[1]?.name}` }).focus();
  await userEvent.keyboard(' ');
  expect(onPeek).toHaveBeenCalledOnce();
  expect(screen.getAllByRole('row', { selected: true })).toHaveLength(1);
  rerender(<Example onPeek={onPeek} peekedKey="p1" />);
  expect(screen.getByRole('row', { current: true })).toHaveTextContent(rows[1]?.name ?? '?');
});

test('T113 what sorting does is announced, once', async () => {
  render(<Example onSort={() => {}} sort={{ column: 'name', direction: 'ascending' }} />);
  const said = vi.fn();
  new MutationObserver(said).observe(screen.getByRole('status'), {
    childList: true,
    characterData: true,
    subtree: true,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Members' }));
  expect(screen.getByRole('status')).toHaveTextContent('Sorted by Members, ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Project' }));
  expect(screen.getByRole('status')).toHaveTextContent('Sorted by Project, descending');
  await waitFor(() => expect(said).toHaveBeenCalledTimes(2));
});

test('the keys Enter, e and Shift F10 open, edit and show what can be done with the row', async () => {
  const onOpen = vi.fn();
  const onEdit = vi.fn();
  const onMenu = vi.fn();
  const rowActions = (row: Project) => (
    <button type="button" onClick={() => onMenu(row.id)}>
      Menu
    </button>
  );
  render(<Example onOpen={onOpen} onEdit={onEdit} rowActions={rowActions} />);
  screen.getByRole('link', { name: rows[4]?.name }).focus();
  await userEvent.keyboard('e{Shift>}{F10}{/Shift}{ArrowRight}{Enter}');
  expect(onEdit).toHaveBeenCalledWith(rows[4]);
  expect(onMenu).toHaveBeenCalledWith('p4');
  expect(onOpen).toHaveBeenCalledWith(rows[4]);
});

test('a row renders again only when it changed', async () => {
  const cell = vi.fn((row: Project) => row.name);
  const counted = [{ key: 'name', header: 'Project', isRowHeader: true, cell }];
  const { rerender } = render(<Example columns={counted} />);
  cell.mockClear();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  expect(screen.getAllByRole('row', { selected: true })).toHaveLength(12);
  expect(cell).not.toHaveBeenCalled();
  const changed = rows.map((row, index) => (index === 3 ? { ...row } : row));
  rerender(<Example columns={counted} rows={changed} />);
  expect(cell).toHaveBeenCalledExactlyOnceWith(changed[3]);
  rerender(<Example columns={counted} rows={rows.toReversed()} />);
  expect(within(grid()).getAllByRole('rowheader')[0]).toHaveTextContent(rows[11]?.name ?? '?');
});

test('while rows are on their way their shape is shown and the table is busy', () => {
  render(<Example rows={[]} isLoading />);
  expect(grid()).toHaveAttribute('aria-busy', 'true');
  expect(grid().querySelectorAll('tbody tr').length).toBeGreaterThan(5);
});

test('another page is shown in the elements of the last one, each row under its own key and selection', async () => {
  const { rerender } = render(<Example />);
  await userEvent.click(screen.getAllByRole('checkbox')[1]!);
  const before = screen.getAllByRole('row').slice(1);
  rerender(<Example rows={rows.toReversed()} />);
  const after = screen.getAllByRole('row').slice(1);
  expect(after.map((row, index) => row === before[index])).toEqual(rows.map(() => true));
  expect(after.map((row) => row.dataset.rowKey)).toEqual(rows.map(keyOfProject).toReversed());
  expect(after.map((row) => row.ariaSelected)).toEqual(rows.map((_, index) => String(index === rows.length - 1)));
});
