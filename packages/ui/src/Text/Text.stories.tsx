import type { Meta, StoryObj } from '@storybook/react-vite';
import { arabic } from '../private/stories/story-arabic.tsx';
import { Text } from './Text.tsx';

const sentence = 'غرفة تحكم هادئة: يقرأ فيها الموظفون ويقررون ثماني ساعات في اليوم.';

const meta: Meta<typeof Text> = {
  component: Text,
  args: { children: 'A calm control room: staff read and decide in it for eight hours.' },
  render: arabic(Text, { children: sentence }),
};
export default meta;

type Story = StoryObj<typeof Text>;

export const Body: Story = {};
export const Muted: Story = { args: { tone: 'muted', size: 'small' } };
export const Critical: Story = { args: { tone: 'critical' } };
export const Strong: Story = { args: { weight: 'strong' } };
export const Positive: Story = { args: { tone: 'positive' } };
export const Attention: Story = { args: { tone: 'attention' } };
export const Caption: Story = { args: { size: 'caption' } };
export const Lead: Story = { args: { size: 'lead' } };
export const Truncated: Story = {
  args: { isTruncated: true, title: 'A calm control room: staff read and decide in it for eight hours.' },
  render: arabic(Text, { children: sentence, title: sentence }),
  decorators: (Story) => (
    <div style={{ inlineSize: 200 }}>
      <Story />
    </div>
  ),
};
export const Reading: Story = {
  args: { isReading: true, children: 'A calm control room: staff read and decide in it for eight hours. '.repeat(6) },
  render: arabic(Text, { children: `${sentence} `.repeat(6) }),
};
export const WrittenByAPerson: Story = {
  args: { dir: 'auto', children: 'شكرًا على المساعدة، Sara!' },
  render: arabic(Text, { children: 'Thank you for your help, سارة!' }),
};
