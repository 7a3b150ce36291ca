import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from './Columns.tsx';

const meta: Meta<typeof Columns> = {
  component: Columns,
  args: { children: ['One', 'Two', 'Three', 'Four'].map((name) => <div key={name}>{name}</div>) },
};
export default meta;

type Story = StoryObj<typeof Columns>;

export const Two: Story = {};
export const Four: Story = { args: { count: 4 } };
