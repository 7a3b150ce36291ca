import type { Meta, StoryObj } from '@storybook/react-vite';
import { Announcer } from '../Announcer/Announcer.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { createToastQueue, type ToastMessage } from './toast-queue.ts';

function queueOf(...messages: ToastMessage[]) {
  const queue = createToastQueue();
  for (const message of messages) queue.show({ duration: 3_600_000, ...message });
  return queue;
}

const meta: Meta<typeof ToastRegion> = {
  component: ToastRegion,
  render: (args) => (
    <>
      <Announcer />
      <ToastRegion {...args} />
    </>
  ),
};
export default meta;

type Story = StoryObj<typeof ToastRegion>;

const undo = { label: 'Undo', onPress: () => {} };

export const Several: Story = {
  args: {
    queue: queueOf(
      { title: 'Saved', tone: 'positive' },
      { title: '3 articles hidden', tone: 'info', action: undo },
      { title: 'The file is too large', description: 'At most 5 MB; nothing was uploaded.', tone: 'critical' },
    ),
  },
};
export const Attention: Story = { args: { queue: queueOf({ title: 'You are offline', tone: 'attention' }) } };
