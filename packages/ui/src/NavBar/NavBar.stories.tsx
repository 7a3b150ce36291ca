import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { NavBar } from './NavBar.tsx';

const meta: Meta<typeof NavBar> = {
  component: NavBar,
  parameters: { layout: 'fullscreen' },
  args: {
    start: <strong>Orchard</strong>,
    end: (
      <>
        <IconButton label="Notifications" icon={<Bell size={20} strokeWidth={1.5} aria-hidden />} />
        <Avatar name="Sara Al Otaibi" />
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof NavBar>;

export const Floating: Story = {};
export const Sticky: Story = { args: { placement: 'sticky' } };
export const Static: Story = { args: { placement: 'static' } };
export const Hidden: Story = { args: { placement: 'hidden' } };
