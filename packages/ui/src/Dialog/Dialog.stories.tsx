import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

const meta: Meta<typeof Dialog> = {
  component: Dialog,
  args: {
    isOpen: true,
    title: 'Move the meeting',
    onClose: () => {},
    footer: <Button variant="primary">Move the meeting</Button>,
    children: <p>Everybody invited is told about the new time.</p>,
  },
};
export default meta;

type Story = StoryObj<typeof Dialog>;

export const Medium: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
