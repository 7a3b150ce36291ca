import type { Meta, StoryObj } from '@storybook/react-vite';
import { CompactCount } from './CompactCount.tsx';

const meta: Meta<typeof CompactCount> = { component: CompactCount };
export default meta;

type Story = StoryObj<typeof CompactCount>;

export const Short: Story = { args: { value: 999 } };
export const Thousand: Story = { args: { value: 1000 } };
export const Fraction: Story = { args: { value: 1540 } };
