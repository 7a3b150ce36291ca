import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './Text.tsx';

const meta: Meta<typeof Text> = {
  component: Text,
  args: { children: 'A calm control room: staff read and decide in it for eight hours.' },
};
export default meta;

type Story = StoryObj<typeof Text>;

export const Body: Story = {};
export const Muted: Story = { args: { tone: 'muted', size: 'small' } };
export const Critical: Story = { args: { tone: 'critical' } };
export const Strong: Story = { args: { weight: 'strong' } };
