import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarList } from './BarList.tsx';

const meta: Meta<typeof BarList> = {
  component: BarList,
  args: {
    label: 'Open job posts by city',
    heads: ['City', 'Job posts'],
    bars: [
      { id: 'riyadh', name: 'Riyadh', value: 1204, text: '1,204' },
      { id: 'jeddah', name: 'Jeddah', value: 731, text: '731' },
      { id: 'arar', name: 'Arar', value: 0, text: '0' },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof BarList>;

export const Cities: Story = {};
export const AsTable: Story = { args: { isTable: true } };
export const LongNames: Story = {
  args: {
    bars: [
      { id: 'kaec', name: 'Second industrial area of King Abdullah Economic City', value: 12, text: '12' },
      { id: 'neom', name: 'Oxagon', value: 4, text: '4' },
    ],
  },
};
