import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from './Timeline.tsx';

const meta: Meta<typeof Timeline> = {
  component: Timeline,
  args: {
    'aria-label': 'Activity',
    items: [
      { id: '3', title: 'Approved by Hind', time: '09:40', dateTime: '2026-11-21T09:40', tone: 'positive' },
      {
        id: '2',
        title: 'Title changed',
        time: '09:12',
        dateTime: '2026-11-21T09:12',
        detail: 'From “Welder” to “Senior welder”',
      },
      { id: '1', title: 'Created by Ali', time: '08:55', dateTime: '2026-11-21T08:55' },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof Timeline>;

export const Activity: Story = {};
