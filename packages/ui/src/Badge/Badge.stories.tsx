import type { Meta, StoryObj } from '@storybook/react-vite';
import { arabic } from '../private/stories/story-arabic.tsx';
import { Badge } from './Badge.tsx';

const meta: Meta<typeof Badge> = { component: Badge, args: { children: 12 } };
export default meta;

type Story = StoryObj<typeof Badge>;

export const Neutral: Story = {};
export const Long: Story = { args: { children: 1540 } };
export const Word: Story = { args: { children: 'New' }, render: arabic(Badge, { children: 'جديد' }) };
export const Overdue: Story = { args: { tone: 'critical' } };
