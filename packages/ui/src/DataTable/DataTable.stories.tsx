import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataTable } from './DataTable.tsx';

const meta: Meta<typeof DataTable> = {
  component: DataTable,
  args: {
    caption: 'Open job posts by city',
    heads: ['City', 'Job posts'],
    rows: [
      { id: 'riyadh', cells: ['Riyadh', '1,204'] },
      { id: 'jeddah', cells: ['Jeddah', '731'] },
    ],
  },
};
export default meta;

export const Figures: StoryObj<typeof DataTable> = {};
