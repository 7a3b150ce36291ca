import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { arabic } from '../private/story-arabic.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta: Meta<typeof Tooltip> = {
  component: Tooltip,
  args: { text: 'Saves what has changed', children: <Button>Save</Button> },
  render: arabic(Tooltip, { text: 'يحفظ ما تغيّر', children: <Button>حفظ</Button> }),
};
export default meta;

type Story = StoryObj<typeof Tooltip>;

export const Hidden: Story = {};
export const Focused: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await within(document.body).findByRole('tooltip');
  },
};
