import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './Link.tsx';

const meta: Meta<typeof Link> = { component: Link, args: { href: '/articles', children: 'All articles' } };
export default meta;

type Story = StoryObj<typeof Link>;

export const Action: Story = {};
export const InTable: Story = { args: { tone: 'text' } };
export const Muted: Story = { args: { tone: 'muted' } };
export const InText: Story = {
  args: { isUnderlined: true },
  render: (args) => (
    <p>
      See <Link {...args} /> for more.
    </p>
  ),
};
