import type { Meta, StoryObj } from '@storybook/react-vite';
import { arabic } from '../private/stories/story-arabic.tsx';
import { Stack } from './Stack.tsx';

const meta: Meta<typeof Stack> = {
  component: Stack,
  args: { children: ['One', 'Two', 'Three'].map((name) => <div key={name}>{name}</div>) },
  render: arabic(Stack, { children: ['واحد', 'اثنان', 'ثلاثة'].map((name) => <div key={name}>{name}</div>) }),
};
export default meta;

type Story = StoryObj<typeof Stack>;

export const Usual: Story = {};
export const Tight: Story = { args: { gap: 'xxs' } };
export const Centred: Story = { args: { align: 'center' } };
