import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { useMemo, useState } from 'react';
import { columnsIn, type Project, projectsIn, sortProjects, useStoryLanguage } from '../private/story-projects.tsx';
import type { TableSort } from './columns.ts';
import { Table, type TableProps } from './Table.tsx';

type StoryProps = Partial<TableProps<Project>> & { count?: number; isSelectable?: boolean; selected?: string[] };

function StoryTable({ count = 25, isSelectable = true, selected, ...props }: StoryProps) {
  const language = useStoryLanguage();
  const columns = useMemo(() => columnsIn(language), [language]);
  const [sort, setSort] = useState<TableSort>({ column: 'changedAt', direction: 'descending' });
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(selected ?? []));
  const rows = useMemo(
    () => sortProjects(projectsIn(language, count), sort.column, sort.direction),
    [language, count, sort],
  );
  return (
    <Table
      label={language === 'ar' ? 'المشاريع' : 'Projects'}
      columns={columns}
      rows={rows}
      rowKey={keyOfProject}
      rowLabel={nameOfProject}
      sort={sort}
      onSort={setSort}
      selection={isSelectable ? { keys, onChange: setKeys } : undefined}
      totalCount={240}
      {...props}
    />
  );
}

const keyOfProject = (row: Project) => row.id;
const nameOfProject = (row: Project) => row.name;

const meta = { title: 'Table', component: StoryTable, parameters: { layout: 'padded' } } satisfies Meta<
  typeof StoryTable
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  args: {
    selected: ['p1', 'p2'],
    rowActions: (row) => (
      <button type="button" aria-label={`⋯ ${row.name}`} style={{ inlineSize: 28, blockSize: 28 }}>
        <Ellipsis size={16} strokeWidth={1.5} aria-hidden />
      </button>
    ),
  },
};
export const WithoutSelection: Story = { args: { count: 5, isSelectable: false } };
export const OneRow: Story = { args: { count: 1 } };
export const Loading: Story = { args: { isLoading: true } };
export const Refreshing: Story = { args: { count: 5, isRefreshing: true } };
export const ChangedBySomebodyElse: Story = { args: { count: 5, highlighted: new Set(['p1']) } };
