import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta: Meta<typeof EmptyState> = {
  component: EmptyState,
  args: {
    title: 'No skills yet',
    description: 'Skills that people can choose from show up here.',
    action: <Button variant="primary">Add a skill</Button>,
  },
};
export default meta;

type Story = StoryObj<typeof EmptyState>;

export const WithAction: Story = {};
export const Alone: Story = { args: { action: undefined } };
export const WithIcon: Story = { args: { icon: <Inbox size={20} strokeWidth={1.5} aria-hidden /> } };
