import type { Meta, StoryObj } from '@storybook/react-vite';
import { arabic } from '../private/stories/story-arabic.tsx';
import { Columns } from './Columns.tsx';

const meta: Meta<typeof Columns> = {
  component: Columns,
  args: { children: ['One', 'Two', 'Three', 'Four'].map((name) => <div key={name}>{name}</div>) },
  render: arabic(Columns, {
    children: ['واحد', 'اثنان', 'ثلاثة', 'أربعة'].map((name) => <div key={name}>{name}</div>),
  }),
};
export default meta;

type Story = StoryObj<typeof Columns>;

export const Two: Story = {};
export const Three: Story = { args: { count: 3 } };
export const Four: Story = { args: { count: 4 } };
