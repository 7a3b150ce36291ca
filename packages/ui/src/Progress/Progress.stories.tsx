import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './Progress.tsx';

const meta: Meta<typeof Progress> = { component: Progress, args: { label: 'Sending', value: 40 } };
export default meta;

type Story = StoryObj<typeof Progress>;

export const PerCent: Story = {};
export const InWords: Story = { args: { value: 320, max: 800, valueLabel: '320 of 800' } };
export const Done: Story = { args: { value: 100 } };
