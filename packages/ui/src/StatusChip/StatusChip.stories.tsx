import type { Meta, StoryObj } from '@storybook/react-vite';
import { arabic } from '../private/stories/story-arabic.tsx';
import { StatusChip } from './StatusChip.tsx';

const meta: Meta<typeof StatusChip> = {
  component: StatusChip,
  args: { tone: 'positive', children: 'Published' },
  render: arabic(StatusChip, { children: 'منشور' }),
};
export default meta;

type Story = StoryObj<typeof StatusChip>;

export const Positive: Story = {};
export const Attention: Story = {
  args: { tone: 'attention', children: 'Waiting' },
  render: arabic(StatusChip, { children: 'قيد الانتظار' }),
};
export const Critical: Story = {
  args: { tone: 'critical', children: 'Refused' },
  render: arabic(StatusChip, { children: 'مرفوض' }),
};
export const Information: Story = {
  args: { tone: 'info', children: 'New' },
  render: arabic(StatusChip, { children: 'جديد' }),
};
export const Neutral: Story = {
  args: { tone: 'neutral', children: 'Draft' },
  render: arabic(StatusChip, { children: 'مسودة' }),
};
export const LongText: Story = {
  args: { tone: 'attention', children: 'Waiting for the approval of two managers' },
  render: arabic(StatusChip, { children: 'بانتظار موافقة مديرين اثنين' }),
};
