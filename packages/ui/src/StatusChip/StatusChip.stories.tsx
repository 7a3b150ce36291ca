import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusChip } from './StatusChip.tsx';

const meta: Meta<typeof StatusChip> = { component: StatusChip, args: { tone: 'positive', children: 'Published' } };
export default meta;

type Story = StoryObj<typeof StatusChip>;

export const Positive: Story = {};
export const Attention: Story = { args: { tone: 'attention', children: 'Waiting' } };
export const Critical: Story = { args: { tone: 'critical', children: 'Refused' } };
export const Information: Story = { args: { tone: 'info', children: 'New' } };
export const Neutral: Story = { args: { tone: 'neutral', children: 'Draft' } };
