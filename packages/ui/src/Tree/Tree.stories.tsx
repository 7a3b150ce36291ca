import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { moveInTree, type TreeNode, type TreePlace } from './move-in-tree.ts';
import { Tree } from './Tree.tsx';

const gardens = {
  ar: {
    label: 'الحدائق',
    empty: 'لا حدائق بعد',
    more: 'المزيد',
    nodes: [
      {
        id: 'north',
        label: 'الحديقة الشمالية',
        note: '2',
        children: [
          {
            id: 'roses',
            label: 'أحواض الورد',
            note: '1',
            children: [{ id: 'jouri', label: 'الورد الجوري ذو الرائحة القوية عند المدخل الشرقي للحديقة' }],
          },
          { id: 'pond', label: 'البركة' },
        ],
      },
      { id: 'south', label: 'الحديقة الجنوبية', note: '1', children: [{ id: 'palms', label: 'صف النخيل' }] },
      { id: 'west', label: 'West gate' },
    ],
  },
  en: {
    label: 'Gardens',
    empty: 'No gardens yet',
    more: 'More',
    nodes: [
      {
        id: 'north',
        label: 'North garden',
        note: '2',
        children: [
          {
            id: 'roses',
            label: 'Rose beds',
            note: '1',
            children: [
              { id: 'jouri', label: 'Damask roses with a strong scent at the eastern entrance of the garden' },
            ],
          },
          { id: 'pond', label: 'Pond' },
        ],
      },
      { id: 'south', label: 'South garden', note: '1', children: [{ id: 'palms', label: 'Row of palms' }] },
      { id: 'west', label: 'البوابة الغربية' },
    ],
  },
} satisfies Record<string, { label: string; empty: string; more: string; nodes: TreeNode[] }>;

interface StoryProps {
  isOpenAtFirst?: boolean;
  isFixed?: boolean;
  isEmpty?: boolean;
  hasEnd?: boolean;
}

function StoryTree({ isOpenAtFirst = true, isFixed = false, isEmpty = false, hasEnd = false }: StoryProps) {
  const { label, empty, more, nodes: all } = gardens[useStoryLanguage()];
  const [nodes, setNodes] = useState<readonly TreeNode[]>(isEmpty ? [] : all);
  const onMove = (id: string, place: TreePlace) => setNodes(moveInTree(nodes, id, place));
  return (
    <div style={{ maxInlineSize: 480 }}>
      <Tree
        label={label}
        nodes={nodes}
        isOpenAtFirst={isOpenAtFirst}
        onMove={isFixed ? undefined : onMove}
        renderEnd={
          hasEnd
            ? (node) => <IconButton size="small" label={`${more}: ${node.label}`} icon={<Ellipsis />} />
            : undefined
        }
        emptyState={<EmptyState title={empty} />}
      />
    </div>
  );
}

const meta = { title: 'Tree', component: StoryTree } satisfies Meta<typeof StoryTree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheirOwnOrder: Story = {};
export const ClosedAtFirst: Story = { args: { isOpenAtFirst: false } };
export const OrderFixed: Story = { args: { isFixed: true } };
export const WithMenus: Story = { args: { hasEnd: true } };
export const Empty: Story = { args: { isEmpty: true } };
export const OpenedByKey: Story = {
  args: { isOpenAtFirst: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const [north] = canvas.getAllByRole('row');
    await expect(north).toHaveFocus();
    await userEvent.keyboard(getComputedStyle(north!).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
  },
};
