import type { Meta, StoryObj } from '@storybook/react-vite';
import { arabic } from '../private/stories/story-arabic.tsx';
import { DataTable } from './DataTable.tsx';

const meta: Meta<typeof DataTable> = {
  component: DataTable,
  args: {
    caption: 'Open projects by city',
    heads: ['City', 'Projects'],
    rows: [
      { id: 'riyadh', cells: ['Riyadh', '1,204'] },
      { id: 'jeddah', cells: ['Jeddah', '731'] },
    ],
  },
  render: arabic(DataTable, {
    caption: 'المشاريع المفتوحة حسب المدينة',
    heads: ['المدينة', 'المشاريع'],
    rows: [
      { id: 'riyadh', cells: ['الرياض', '1,204'] },
      { id: 'jeddah', cells: ['جدة', '731'] },
    ],
  }),
};
export default meta;

type Story = StoryObj<typeof DataTable>;

export const Figures: Story = {};
const days = (month: string) =>
  Array.from({ length: 30 }, (_, index) => ({
    id: String(index),
    cells: [`${index + 1} ${month}`, String((index * 7) % 23), String((index * 5) % 11)],
  }));
export const ManyRows: Story = {
  args: { heads: ['Day', 'Pending', 'Approved'], rows: days('Mar') },
  render: arabic(DataTable, {
    caption: 'الطلبات حسب اليوم',
    heads: ['اليوم', 'قيد المراجعة', 'مقبولة'],
    rows: days('مارس'),
  }),
};
