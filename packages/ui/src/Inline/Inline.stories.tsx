import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from './Inline.tsx';

const meta: Meta<typeof Inline> = {
  component: Inline,
  args: { children: ['One', 'Two', 'Three'].map((name) => <div key={name}>{name}</div>) },
};
export default meta;

type Story = StoryObj<typeof Inline>;

export const AtStart: Story = {};
export const Between: Story = { args: { justify: 'between' } };
