import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { columnsIn, type Project, projectsIn } from '#private/stories/story-projects.tsx';
import { InEnglish } from '#private/test/InEnglish.tsx';
import { Table } from '../Table.tsx';
import type { TableProps } from '../table-props.ts';

const rows = projectsIn('en', 3);
const keyOfProject = (row: Project) => row.id;
const nameOfProject = (row: Project) => row.name;
const onResize = vi.fn();

beforeAll(async () => {
  await import('./ColumnResizer.tsx');
  // jsdom lays nothing out and captures no pointers.
  vi.spyOn(HTMLTableCellElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const table = this.closest('table');
    const index = [...(table?.rows[0]?.cells ?? [])].indexOf(this as HTMLTableCellElement);
    return { width: Number.parseFloat(table?.style.getPropertyValue(`--column-${index}`) || '200') } as DOMRect;
  });
  HTMLElement.prototype.setPointerCapture = () => {};
});

function Example(props: Partial<TableProps<Project>> & { direction?: 'ltr' | 'rtl' }) {
  const { direction = 'ltr', ...rest } = props;
  const [sizes, setSizes] = useState<Record<string, number>>({});
  const columns = useMemo(() => columnsIn('en').map((column) => ({ ...column, size: sizes[column.key] })), [sizes]);
  return (
    <InEnglish>
      <div dir={direction} style={{ direction }}>
        <Table
          label="Projects"
          columns={columns}
          rows={rows}
          rowKey={keyOfProject}
          rowLabel={nameOfProject}
          onSort={() => {}}
          onResize={(key, px) => {
            onResize(key, px);
            setSizes({ ...sizes, [key]: px });
          }}
          {...rest}
        />
      </div>
      <button type="button">After</button>
    </InEnglish>
  );
}

const edgeOf = (name: string) => screen.findByRole('separator', { name: `Width of ${name}` });

test('T114 the edge of a column is one Tab after its name, and one Tab before what follows the table', async () => {
  render(<Example />);
  const user = userEvent.setup();
  const edge = await edgeOf('Members');
  screen.getByRole('button', { name: 'Members' }).focus();
  await user.tab();
  expect(edge).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Members' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  await user.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('T109 an edge has a value from the start, also where nothing has been measured yet', async () => {
  render(<Example />);
  await edgeOf('Members');
  for (const edge of screen.getAllByRole('separator')) expect(edge).toHaveAttribute('aria-valuenow');
});

test('T114 arrow keys make the column wider and narrower, within its bounds; Escape goes back to its name', async () => {
  render(<Example />);
  const user = userEvent.setup();
  const edge = await edgeOf('Members');
  edge.focus();
  await user.keyboard('{ArrowRight}');
  expect(onResize).toHaveBeenLastCalledWith('members', 216);
  expect(edge).toHaveAttribute('aria-valuenow', '216');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(edge).toHaveAttribute('aria-valuenow', '184');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(edge).toHaveAttribute('aria-valuenow', '64');
  await user.keyboard('{End}{ArrowRight}');
  expect(edge).toHaveAttribute('aria-valuenow', '960');
  expect(edge).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Members' })).toHaveFocus();
});

test('T114 the edge of a column that does not sort goes back to the head', async () => {
  render(<Example />);
  const edge = await edgeOf('City');
  edge.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('columnheader', { name: 'City' })).toHaveFocus();
  await userEvent.tab();
  expect(edge).toHaveFocus();
});

test('T113 T114 in a right-to-left page the edge goes the other way', async () => {
  render(<Example direction="rtl" />);
  const edge = await edgeOf('Members');
  edge.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(edge).toHaveAttribute('aria-valuenow', '216');
  fireEvent.pointerDown(edge, { button: 0, clientX: 100 });
  fireEvent.pointerMove(edge, { clientX: 70 });
  fireEvent.pointerUp(edge);
  expect(edge).toHaveAttribute('aria-valuenow', '246');
});

test('T114 dragging says the new width once, when it ends; a cancelled drag says nothing', async () => {
  render(<Example />);
  const edge = await edgeOf('City');
  onResize.mockClear();
  fireEvent.pointerDown(edge, { button: 0, clientX: 100 });
  for (const clientX of [110, 130, 160]) fireEvent.pointerMove(edge, { clientX });
  expect(onResize).not.toHaveBeenCalled();
  fireEvent.pointerUp(edge);
  expect(onResize).toHaveBeenCalledExactlyOnceWith('city', 260);
  fireEvent.pointerDown(edge, { button: 0, clientX: 100 });
  fireEvent.pointerMove(edge, { clientX: 150 });
  expect(edge).toHaveAttribute('aria-valuenow', '310');
  fireEvent.pointerCancel(edge);
  expect(onResize).toHaveBeenCalledOnce();
  expect(edge).toHaveAttribute('aria-valuenow', '260');
});

test.each([0, 1])('T114 with %s rows and resizable columns, Tab goes through and on', async (count) => {
  render(<Example rows={rows.slice(0, count)} />);
  const user = userEvent.setup();
  if (count > 0) await edgeOf('City');
  else expect(screen.queryByRole('separator')).not.toBeInTheDocument();
  for (let stop = 0; stop < 3 && document.activeElement?.textContent !== 'After'; stop++) await user.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
  for (let stop = 0; stop < 3 && document.activeElement !== document.body; stop++) await user.tab({ shift: true });
  expect(document.body).toHaveFocus();
});
