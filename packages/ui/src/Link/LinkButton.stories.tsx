import type { Meta, StoryObj } from '@storybook/react-vite';
import { arabic } from '../private/story-arabic.tsx';
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
