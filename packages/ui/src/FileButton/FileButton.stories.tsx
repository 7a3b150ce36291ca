import type { Meta, StoryObj } from '@storybook/react-vite';
import { Paperclip } from 'lucide-react';
import { FileButton } from './FileButton.tsx';

const meta: Meta<typeof FileButton> = {
  component: FileButton,
  args: { label: 'Attach a file', icon: <Paperclip />, onPick: () => {} },
};
export default meta;

type Story = StoryObj<typeof FileButton>;

export const Ready: Story = {};
export const NoMore: Story = { args: { isDisabled: true } };
export const Arabic: Story = { args: { label: 'إرفاق ملف' } };
