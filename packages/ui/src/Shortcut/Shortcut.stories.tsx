import type { Meta, StoryObj } from '@storybook/react-vite';
import { Shortcut } from './Shortcut.tsx';

const meta: Meta<typeof Shortcut> = { component: Shortcut };
export default meta;

type Story = StoryObj<typeof Shortcut>;

export const One: Story = { args: { keys: ['?'] } };
export const Together: Story = { args: { keys: ['Ctrl', 'K'] } };
