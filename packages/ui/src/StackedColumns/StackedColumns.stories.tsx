import type { Meta, StoryObj } from '@storybook/react-vite';
import { StackedColumns } from './StackedColumns.tsx';

const days = Array.from({ length: 30 }, (_, index) => index + 1);

const meta: Meta<typeof StackedColumns> = {
  component: StackedColumns,
  args: {
    label: 'Applications by day and status',
    series: [
      { id: 'pending', name: 'Pending', tone: 'neutral' },
      { id: 'approved', name: 'Approved', tone: 'accent' },
      { id: 'recruited', name: 'Recruited', tone: 'positive' },
    ],
    points: days.map((day) => ({
      id: `${day}`,
      name: `${day} Mar`,
      values: [(day * 7) % 23, (day * 5) % 11, day % 4],
    })),
    pointHead: 'Day',
    formatNumber: (value: number) => String(value),
  },
};
export default meta;

type Story = StoryObj<typeof StackedColumns>;

export const Month: Story = {};
export const AsTable: Story = { args: { isTable: true } };
export const Nothing: Story = {
  args: { points: days.map((day) => ({ id: `${day}`, name: `${day} Mar`, values: [0, 0, 0] })) },
};
