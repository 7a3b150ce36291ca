import type { Meta, StoryObj } from '@storybook/react-vite';
import { arabic } from '../private/stories/story-arabic.tsx';
import { Meter } from './Meter.tsx';

const meta: Meta<typeof Meter> = {
  parameters: { width: 'field' },
  component: Meter,
  args: { label: 'Space in use', value: 40 },
  render: arabic(Meter, { label: 'المساحة المستخدمة' }),
};
export default meta;

type Story = StoryObj<typeof Meter>;

export const PerCent: Story = {};
export const InWords: Story = {
  args: { label: 'Places taken', value: 7, max: 10, valueLabel: '7 of 10' },
  render: arabic(Meter, { label: 'المقاعد المشغولة', valueLabel: '7 من 10' }),
};
export const Positive: Story = {
  args: { tone: 'positive', value: 100, valueLabel: 'All done' },
  render: arabic(Meter, { label: 'المساحة المفحوصة', valueLabel: 'اكتمل كله' }),
};
export const Attention: Story = {
  args: { tone: 'attention', value: 82, valueLabel: '82%, getting full' },
  render: arabic(Meter, { label: 'المساحة المستخدمة', valueLabel: '82%، توشك أن تمتلئ' }),
};
export const Critical: Story = {
  args: { tone: 'critical', value: 97, valueLabel: '97%, almost full' },
  render: arabic(Meter, { label: 'المساحة المستخدمة', valueLabel: '97%، تكاد تمتلئ' }),
};
export const LongText: Story = {
  args: {
    label: 'Space in use by the files attached to every record archived since the beginning of the year',
    valueLabel: '40 of 100 gigabytes',
  },
  render: arabic(Meter, {
    label: 'مساحة التخزين المستخدمة للملفات المرفقة في جميع السجلات المؤرشفة منذ بداية العام',
    valueLabel: '40 جيجابايت من 100',
  }),
};
