import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { Inline } from '../Inline/Inline.tsx';
import { arabic } from '../private/stories/story-arabic.tsx';
import { Button } from './Button.tsx';

const meta: Meta<typeof Button> = {
  component: Button,
  args: { children: 'Save' },
  render: arabic(Button, { children: 'حفظ' }),
};
export default meta;

type Story = StoryObj<typeof Button>;

export const Primary: Story = { args: { variant: 'primary' } };
export const Quiet: Story = { args: { icon: <Plus /> } };
export const Plain: Story = { args: { variant: 'plain' } };
export const Critical: Story = {
  args: { variant: 'critical', children: 'Delete 3 skills' },
  render: arabic(Button, { children: 'حذف 3 مهارات' }),
};
export const Pending: Story = { args: { variant: 'primary', isPending: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Sizes: Story = {
  render: () => (
    <Inline>
      <Button size="small">Small</Button>
      <Button>Medium</Button>
      <Button size="large">Large</Button>
    </Inline>
  ),
};
export const FullWidth: Story = { args: { variant: 'primary', isFullWidth: true } };
export const LongText: Story = {
  args: { children: 'Send the message to everybody who has asked to be told about it' },
  render: arabic(Button, { children: 'إرسال الرسالة إلى كل من طلب أن يُبلَّغ بذلك' }),
};
