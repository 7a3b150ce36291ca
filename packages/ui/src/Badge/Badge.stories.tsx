import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';

const meta: Meta<typeof Badge> = { component: Badge, args: { children: 12 } };
export default meta;

type Story = StoryObj<typeof Badge>;

export const Neutral: Story = {};
export const Long: Story = { args: { children: 1540 } };
export const Overdue: Story = { args: { tone: 'critical' } };
