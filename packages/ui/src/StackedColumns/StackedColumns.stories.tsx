import type { Meta, StoryObj } from '@storybook/react-vite';
import { arabic } from '../private/stories/story-arabic.tsx';
import { StackedColumns } from './StackedColumns.tsx';

const days = Array.from({ length: 30 }, (_, index) => index + 1);
const pointsOf = (month: string) =>
  days.map((day) => ({ id: `${day}`, name: `${day} ${month}`, values: [(day * 7) % 23, (day * 5) % 11, day % 4] }));
const emptyPointsOf = (month: string) => pointsOf(month).map((point) => ({ ...point, values: [0, 0, 0] }));

const inArabic = {
  label: 'المشاريع حسب اليوم والحالة',
  series: [
    { id: 'pending', name: 'قيد المراجعة', tone: 'neutral' as const },
    { id: 'approved', name: 'معتمدة', tone: 'accent' as const },
    { id: 'finished', name: 'منجزة', tone: 'positive' as const },
  ],
  points: pointsOf('مارس'),
  pointHead: 'اليوم',
};

const meta: Meta<typeof StackedColumns> = {
  component: StackedColumns,
  args: {
    label: 'Projects by day and state',
    series: [
      { id: 'pending', name: 'Pending', tone: 'neutral' },
      { id: 'approved', name: 'Approved', tone: 'accent' },
      { id: 'finished', name: 'Finished', tone: 'positive' },
    ],
    points: pointsOf('Mar'),
    pointHead: 'Day',
    formatNumber: (value: number) => String(value),
  },
  render: arabic(StackedColumns, inArabic),
};
export default meta;

type Story = StoryObj<typeof StackedColumns>;

export const Month: Story = {};
export const AsTable: Story = { args: { isTable: true } };
export const Nothing: Story = {
  args: { points: emptyPointsOf('Mar') },
  render: arabic(StackedColumns, { ...inArabic, points: emptyPointsOf('مارس') }),
};
