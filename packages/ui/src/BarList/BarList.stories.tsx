import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarList } from './BarList.tsx';

const meta: Meta<typeof BarList> = {
  component: BarList,
  args: {
    label: 'Open job posts by city',
    bars: [
      { id: 'riyadh', name: 'Riyadh', value: 1204, text: '1,204' },
      { id: 'jeddah', name: 'Jeddah', value: 731, text: '731' },
      { id: 'arar', name: 'Arar', value: 0, text: '0' },
    ],
  },
};
export default meta;

export const Cities: StoryObj<typeof BarList> = {};
