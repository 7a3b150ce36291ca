import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta: Meta<typeof ConfirmDialog> = {
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: 'Delete the skill Welding?',
    consequence: "12 people list it. Deleting can't be undone.",
    confirmLabel: 'Delete the skill',
    onConfirm: () => {},
    onCancel: () => {},
  },
};
export default meta;

type Story = StoryObj<typeof ConfirmDialog>;

export const Deletion: Story = {};
export const UnderWay: Story = { args: { isPending: true } };
export const Harmless: Story = {
  args: {
    tone: 'neutral',
    title: 'Publish the article?',
    consequence: 'Readers see it at once.',
    confirmLabel: 'Publish',
  },
};
