import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshCw } from 'lucide-react';
import { IconButton } from './IconButton.tsx';

const meta: Meta<typeof IconButton> = {
  component: IconButton,
  args: { label: 'Refresh', icon: <RefreshCw size={16} strokeWidth={1.5} aria-hidden /> },
};
export default meta;

type Story = StoryObj<typeof IconButton>;

export const Plain: Story = {};
export const Bordered: Story = { args: { variant: 'quiet' } };
export const Pressed: Story = { args: { isPressed: true } };
export const Disabled: Story = { args: { isDisabled: true } };
