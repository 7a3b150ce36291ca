import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshCw } from 'lucide-react';
import { within } from 'storybook/test';
import { arabic } from '../private/stories/story-arabic.tsx';
import { IconButton } from './IconButton.tsx';

const meta: Meta<typeof IconButton> = {
  component: IconButton,
  args: { label: 'Refresh', icon: <RefreshCw /> },
  render: arabic(IconButton, { label: 'تحديث' }),
};
export default meta;

type Story = StoryObj<typeof IconButton>;

export const Plain: Story = {};
export const Bordered: Story = { args: { variant: 'quiet' } };
export const Pressed: Story = { args: { isPressed: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Blocked: Story = {
  args: { disabledReason: 'It is being refreshed.' },
  render: arabic(IconButton, { label: 'تحديث', disabledReason: 'يجري التحديث الآن.' }),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await within(document.body).findByRole('tooltip');
  },
};
export const Small: Story = { args: { variant: 'quiet', size: 'small' } };
