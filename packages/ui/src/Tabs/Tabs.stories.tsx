import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from './Tabs.tsx';

const meta: Meta<typeof Tabs> = {
  component: Tabs,
  args: {
    'aria-label': 'Parts',
    selected: 'overview',
    items: [
      { id: 'overview', label: 'Overview' },
      { id: 'notes', label: 'Notes', count: 3 },
      { id: 'activity', label: 'Activity', count: 1540 },
    ],
    children: <p>The overview.</p>,
  },
};
export default meta;

type Story = StoryObj<typeof Tabs>;

export const Usual: Story = {};
