import type { Meta, StoryObj } from '@storybook/react-vite';
import { arabic } from '../private/stories/story-arabic.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta: Meta<typeof LinkButton> = {
  component: LinkButton,
  args: { href: '/articles/add', children: 'Add an article' },
  render: arabic(LinkButton, { children: 'إضافة مقال' }),
};
export default meta;

type Story = StoryObj<typeof LinkButton>;

export const Primary: Story = { args: { variant: 'primary' } };
export const Quiet: Story = {};
export const Plain: Story = { args: { variant: 'plain' } };
export const LongText: Story = {
  args: { children: 'Add an article that everybody in the northern branch can read and change' },
  render: arabic(LinkButton, { children: 'إضافة مقال يستطيع كل من في الفرع الشمالي قراءته وتعديله' }),
};
