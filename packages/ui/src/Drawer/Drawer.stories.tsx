import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Drawer } from './Drawer.tsx';

const meta: Meta<typeof Drawer> = {
  component: Drawer,
  args: {
    isOpen: true,
    title: 'Sara Al Otaibi',
    onClose: () => {},
    footer: <Button variant="primary">Approve</Button>,
    children: <p>Everything there is to know at a glance.</p>,
  },
};
export default meta;

type Story = StoryObj<typeof Drawer>;

export const AtEnd: Story = {};
export const AtStart: Story = { args: { side: 'start', footer: undefined, title: 'Menu' } };
