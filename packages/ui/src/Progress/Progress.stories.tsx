import type { Meta, StoryObj } from '@storybook/react-vite';
import { arabic } from '../private/stories/story-arabic.tsx';
import { Progress } from './Progress.tsx';

const meta: Meta<typeof Progress> = {
  parameters: { width: 'field' },
  component: Progress,
  args: { label: 'Sending', value: 40 },
  render: arabic(Progress, { label: 'جارٍ الإرسال' }),
};
export default meta;

type Story = StoryObj<typeof Progress>;

export const PerCent: Story = {};
export const InWords: Story = {
  args: { value: 320, max: 800, valueLabel: '320 of 800' },
  render: arabic(Progress, { label: 'جارٍ الإرسال', valueLabel: '320 من 800' }),
};
export const Done: Story = { args: { value: 100 } };
export const JustBegun: Story = { args: { value: 0 } };
export const LongText: Story = {
  args: {
    label: 'Sending the message to everybody who has asked to be told about it',
    value: 12,
    valueLabel: '12 of 96,000',
  },
  render: arabic(Progress, {
    label: 'إرسال الرسالة إلى كل من طلب أن يُبلَّغ بذلك',
    valueLabel: '12 من 96,000',
  }),
};
