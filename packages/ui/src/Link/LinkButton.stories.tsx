import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from './LinkButton.tsx';

const meta: Meta<typeof LinkButton> = {
  component: LinkButton,
  args: { href: '/articles/add', children: 'Add an article' },
};
export default meta;

type Story = StoryObj<typeof LinkButton>;

export const Primary: Story = { args: { variant: 'primary' } };
export const Quiet: Story = {};
