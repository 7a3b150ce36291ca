import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { arabic } from '../private/stories/story-arabic.tsx';
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
export const LongText: Story = {
  args: { text: 'Saves what has changed in all parts of the form, and tells those who have asked to be told about it' },
  render: arabic(Tooltip, {
    text: 'يحفظ ما تغيّر في كل أقسام النموذج، ويُبلَّغ بذلك كل من طلب أن يُبلَّغ به',
    children: <Button>حفظ</Button>,
  }),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await within(document.body).findByRole('tooltip');
  },
};
