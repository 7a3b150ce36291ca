import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { useMemo, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import {
  columnsIn,
  type Project,
  projectsIn,
  sortProjects,
  useStoryLanguage,
} from '../private/stories/story-projects.tsx';
import { useStorySelection } from '../private/stories/story-selection.ts';
import type { TableSort } from './columns.ts';
import { Table } from './Table.tsx';
import type { TableProps } from './table-props.ts';

type StoryProps = Partial<TableProps<Project>> & {
  count?: number;
  isSelectable?: boolean;
  isResizable?: boolean;
  selected?: string[];
  pinned?: string[];
  sizes?: Record<string, number>;
  isLong?: boolean;
};

function StoryTable({ count = 25, isSelectable = true, isResizable, selected, pinned, sizes, ...more }: StoryProps) {
  const { isLong = false, ...props } = more;
  const language = useStoryLanguage();
  const [given, setGiven] = useState(sizes ?? {});
  const [peekedKey, setPeekedKey] = useState<string>();
  const [sort, setSort] = useState<TableSort>({ column: 'changedAt', direction: 'descending' });
  const columns = useMemo(
    () =>
      columnsIn(language).map((column) => ({
        ...column,
        isPinned: pinned?.includes(column.key),
        size: given[column.key],
      })),
    [language, pinned, given],
  );
  const rows = useMemo(() => {
    const sorted = sortProjects(projectsIn(language, count), sort.column, sort.direction);
    return isLong ? sorted.map((row) => ({ ...row, name: `${longNames[language]}: ${row.name}` })) : sorted;
  }, [language, count, sort, isLong]);
  const keys = useMemo(() => rows.map(keyOfProject), [rows]);
  const selection = useStorySelection(keys, selected);
  return (
    <Table
      label={language === 'ar' ? 'المشاريع' : 'Projects'}
      columns={columns}
      rows={rows}
      rowKey={keyOfProject}
      rowLabel={nameOfProject}
      sort={sort}
      onSort={setSort}
      selection={isSelectable ? selection : undefined}
      onResize={isResizable ? (key, px) => setGiven({ ...given, [key]: px }) : undefined}
      onPeek={(row) => setPeekedKey(row.id)}
      peekedKey={peekedKey}
      rowActions={menuOf}
      totalCount={Math.max(240, count)}
      {...props}
    />
  );
}

const longNames = {
  ar: 'افتتاح الفرع الشمالي ونقل الموظفين والأجهزة والوثائق إليه قبل نهاية السنة المالية الحالية',
  en: 'Opening of the northern branch and moving staff, machines and documents there before the year ends',
};
const keyOfProject = (row: Project) => row.id;
const nameOfProject = (row: Project) => row.name;
const menuOf = (row: Project) => (
  <button type="button" aria-label={`⋯ ${row.name}`} style={{ inlineSize: 28, blockSize: 28 }}>
    <Ellipsis />
  </button>
);

// The first to show a part of the table that comes later waits for it to be fetched.
const patience = { timeout: 60_000 };

const meta = { title: 'Table', component: StoryTable, parameters: { layout: 'padded' } } satisfies Meta<
  typeof StoryTable
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { args: { count: 25 } };
export const SomeSelected: Story = { args: { count: 8, selected: ['p1', 'p2'] } };
export const AllSelected: Story = {
  args: { count: 4 },
  play: async ({ canvas, userEvent }) => {
    const [all] = canvas.getAllByRole('checkbox');
    if (all) await userEvent.click(all);
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(4);
  },
};
export const WithoutSelection: Story = { args: { count: 5, isSelectable: false, rowActions: undefined } };
export const NoRows: Story = { args: { count: 0 } };
export const OneRow: Story = { args: { count: 1 } };
export const LongText: Story = { args: { count: 5, isLong: true } };
export const FirstLoad: Story = { args: { isLoading: true } };
export const Refreshing: Story = { args: { count: 5, isRefreshing: true } };
export const AnotherPageOnItsWay: Story = { args: { count: 5, isRefreshing: true, isTurning: true } };
export const ChangedBySomebodyElse: Story = { args: { count: 5, highlighted: new Set(['p1']) } };
export const LookedAtMoreClosely: Story = { args: { count: 5, peekedKey: 'p2', selected: ['p3'] } };
export const Compact: Story = { args: { count: 8, density: 'compact' } };
export const Comfortable: Story = { args: { count: 8, density: 'comfortable' } };

export const Pinned: Story = {
  args: { count: 8, pinned: ['name', 'state'], sizes: { city: 500, members: 400, budget: 400 } },
  play: async ({ canvas, canvasElement }) => {
    const name = canvas.getAllByRole('rowheader')[0];
    const scroller = canvas.getByRole('grid').parentElement;
    await waitFor(() => expect(getComputedStyle(name as Element).insetInlineStart).toBe('40px'), patience);
    const sign = getComputedStyle(canvasElement).direction === 'rtl' ? -1 : 1;
    const before = name?.getBoundingClientRect().x;
    scroller?.scrollTo({ left: sign * 200 });
    await expect(Math.abs(scroller?.scrollLeft ?? 0)).toBeGreaterThan(100);
    await expect(name?.getBoundingClientRect().x).toBe(before);
  },
};

export const Resizable: Story = {
  args: { count: 8, isResizable: true, sizes: { name: 180 } },
  play: async ({ canvas, userEvent, canvasElement }) => {
    const [edge] = await canvas.findAllByRole('separator', {}, patience);
    await expect(edge).toHaveAttribute('aria-valuenow', '180');
    edge?.focus();
    const outwards = getComputedStyle(canvasElement).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.keyboard(outwards.repeat(2));
    await expect(edge).toHaveAttribute('aria-valuenow', '212');
    await expect(edge?.closest('th')?.offsetWidth).toBe(212);
  },
};

export const ThousandRows: Story = {
  args: { count: 1000 },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole<HTMLTableElement>('grid');
    const focusedRow = () => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex');
    const scroller = table.parentElement as HTMLElement;
    await waitFor(() => expect(scroller.scrollHeight).toBeGreaterThan(30_000), patience);
    await expect(table.rows.length).toBeLessThan(80);
    table.querySelector<HTMLElement>('tbody a')?.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(focusedRow()).toBe('1001'));
    await expect(scroller.scrollTop).toBeGreaterThan(30_000);
    await userEvent.keyboard('{ArrowUp}{PageUp}');
    await waitFor(() => expect(focusedRow()).toBe('990'));
    scroller.scrollTo({ top: 0 });
    await waitFor(() => expect(table.querySelector('[data-index="5"]')).toBeVisible());
    await expect(focusedRow()).toBe('990');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(focusedRow()).toBe('991'));
  },
};

/** Its speed is measured by `npm run bench -- --only table`. */
export const TenThousandRows: Story = {
  args: { count: 10_000 },
  play: async ({ canvas }) => {
    const table = canvas.getByRole<HTMLTableElement>('grid');
    const scroller = table.parentElement as HTMLElement;
    const isShort = () => expect(table.rows.length).toBeLessThan(80);
    await waitFor(() => expect(scroller.scrollHeight).toBeGreaterThan(300_000), patience);
    await isShort();
    scroller.scrollTo({ top: 200_000 });
    await waitFor(() =>
      expect(Number(table.querySelector<HTMLElement>('[data-index]')?.dataset.index)).toBeGreaterThan(4_000),
    );
    await isShort();
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    scroller.scrollTo({ top: 0 });
  },
};

const onAPhone: Story['decorators'] = (Story) => (
  <div style={{ inlineSize: 340 }}>
    <Story />
  </div>
);
export const Cards: Story = { args: { count: 6, selected: ['p1'] }, decorators: onAPhone };
export const ThousandCards: Story = {
  args: { count: 1000 },
  decorators: onAPhone,
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(40_000), patience);
    window.scrollTo({ top: 24_000 });
    const index = () => Number(canvas.getByRole('grid').querySelector<HTMLElement>('[data-index]')?.dataset.index);
    await waitFor(() => expect(index()).toBeGreaterThan(200));
    window.scrollTo({ top: 0 });
  },
};
