import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { columnsIn, type Project, projectsIn } from '../private/stories/story-projects.tsx';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { moveRow } from './keyboard/grid-keys.ts';
import { Table } from './Table.tsx';
import type { TableProps } from './table-props.ts';

const columns = columnsIn('en');
const rows = projectsIn('en', 5000);
const keyOfProject = (row: Project) => row.id;
const nameOfProject = (row: Project) => row.name;

// jsdom lays nothing out: a window of 600 px with rows of 44.
beforeAll(async () => {
  await import('./rows/VirtualRows.tsx');
  vi.stubGlobal(
    'ResizeObserver',
    class {
      callback: () => void;
      constructor(callback: () => void) {
        this.callback = callback;
      }
      observe(element: Element) {
        if (!element.matches('tr, body')) queueMicrotask(this.callback);
      }
      unobserve() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Example(props: Partial<TableProps<Project>>) {
  return (
    <InEnglish>
      <Table label="Projects" columns={columns} rows={rows} rowKey={keyOfProject} rowLabel={nameOfProject} {...props} />
    </InEnglish>
  );
}

const grid = () => screen.getByRole<HTMLTableElement>('grid', { name: 'Projects' });
const focusedRow = () => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex');
const rowsInDocument = () => grid().querySelectorAll('[data-index]').length;

async function renderScrollable(props?: Partial<TableProps<Project>>) {
  const result = render(<Example {...props} />);
  // The scroller is known as one by its style, which jsdom doesn't have.
  (grid().parentElement as HTMLElement).style.overflowY = 'auto';
  await waitFor(() => expect(grid().querySelector('tbody > [aria-hidden]')).toBeInTheDocument());
  return result;
}

function scrollTo(top: number) {
  const scroller = grid().parentElement as HTMLElement;
  scroller.scrollTop = top;
  fireEvent.scroll(scroller);
}

test('T113 of 5,000 rows only those in sight are in the document, and each says its place', async () => {
  await renderScrollable({ totalCount: 9000, offset: 1000 });
  expect(rowsInDocument()).toBeLessThan(60);
  expect(grid()).toHaveAttribute('aria-rowcount', '9001');
  expect(screen.getByRole('link', { name: rows[0]?.name }).closest('tr')).toHaveAttribute('aria-rowindex', '1002');
  scrollTo(44_000);
  const name = await screen.findByRole('link', { name: rows[1000]?.name });
  expect(name.closest('tr')).toHaveAttribute('aria-rowindex', '2002');
  expect(screen.queryByRole('link', { name: rows[0]?.name })).not.toBeInTheDocument();
  expect(rowsInDocument()).toBeLessThan(60);
});

test('T113 Ctrl+End, Ctrl+Home, the page keys and the arrows reach rows that are not in the document', async () => {
  await renderScrollable();
  const user = userEvent.setup();
  screen.getByRole('link', { name: rows[0]?.name }).focus();
  await user.keyboard('{Control>}{End}{/Control}');
  await waitFor(() => expect(focusedRow()).toBe('5001'));
  await user.keyboard('{PageUp}');
  await waitFor(() => expect(focusedRow()).toBe('4991'));
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(focusedRow()).toBe('4990'));
  await user.keyboard('{PageDown}{PageDown}{PageDown}');
  await waitFor(() => expect(focusedRow()).toBe('5001'));
  await user.keyboard('{Control>}{Home}{/Control}');
  await waitFor(() => expect(focusedRow()).toBe('2'));
});

test('T113 the row with the focus stays in the document however far one scrolls', async () => {
  await renderScrollable();
  const name = screen.getByRole('link', { name: rows[3]?.name });
  name.focus();
  scrollTo(100_000);
  await screen.findByRole('link', { name: rows[2280]?.name });
  expect(name).toHaveFocus();
  fireEvent.keyDown(name, { key: 'j', code: 'KeyJ' });
  await waitFor(() => expect(focusedRow()).toBe('6'));
});

test('T113 j from outside leads to the first record, k to the last', async () => {
  await renderScrollable();
  moveRow(grid(), -1);
  await waitFor(() => expect(focusedRow()).toBe('5001'));
  (document.activeElement as HTMLElement).blur();
  moveRow(grid(), 1);
  await waitFor(() => expect(focusedRow()).toBe('2'));
});

test('T113 a table comes back to a row: it is in the document, and the tab stop', async () => {
  await renderScrollable({ startAt: rows[3000]?.id });
  const name = await screen.findByRole('link', { name: rows[3000]?.name });
  expect(name).toHaveAttribute('tabindex', '0');
  expect(grid().querySelectorAll('tbody [tabindex="0"]')).toHaveLength(1);
});

test('T113 a list that got short again has all its rows in the document', async () => {
  const { rerender } = await renderScrollable();
  scrollTo(44_000);
  rerender(<Example rows={rows.slice(0, 99)} />);
  expect(rowsInDocument()).toBe(99);
  expect(grid().querySelector('tbody > [aria-hidden]')).not.toBeInTheDocument();
});

test('LOOK-03 all rows are in the document when it is printed', async () => {
  await renderScrollable({ rows: rows.slice(0, 300) });
  expect(rowsInDocument()).toBeLessThan(100);
  fireEvent(window, new Event('beforeprint'));
  expect(rowsInDocument()).toBe(300);
});
