import type { Meta, StoryObj } from '@storybook/react-vite';
import { Meter } from './Meter.tsx';

const meta: Meta<typeof Meter> = { component: Meter, args: { label: 'Space in use', value: 40 } };
export default meta;

type Story = StoryObj<typeof Meter>;

export const PerCent: Story = {};
export const InWords: Story = { args: { label: 'Places taken', value: 7, max: 10, valueLabel: '7 of 10' } };
export const Positive: Story = { args: { tone: 'positive', value: 100, valueLabel: 'All done' } };
export const Attention: Story = { args: { tone: 'attention', value: 82, valueLabel: '82%, getting full' } };
export const Critical: Story = { args: { tone: 'critical', value: 97, valueLabel: '97%, almost full' } };
export const LongText: Story = {
  args: {
    label: 'مساحة التخزين المستخدمة للملفات المرفقة في جميع السجلات المؤرشفة منذ بداية العام',
    valueLabel: '٤٠ جيجابايت من ١٠٠',
  },
};
