import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Announcer } from '../Announcer/Announcer.tsx';
import { Button } from '../Button/Button.tsx';
import { SaveBar } from '../SaveBar/SaveBar.tsx';
import { ToastLog } from './ToastLog.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { createToastQueue, type ToastMessage } from './toast-queue.ts';

function queueOf(...messages: ToastMessage[]) {
  const queue = createToastQueue();
  for (const message of messages) queue.show({ duration: 3_600_000, ...message });
  return queue;
}

const meta: Meta<typeof ToastRegion> = {
  component: ToastRegion,
  parameters: { layout: 'fullscreen' },
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
export const LongText: Story = {
  args: {
    queue: queueOf({
      title: 'The message was sent to everybody who has asked to be told about it',
      description:
        'Three people have no e-mail address. They see it the next time they sign in, and you see who they are in the log.',
      tone: 'positive',
      action: { label: 'Show the three', onPress: () => {} },
    }),
  },
};

export const AboveTheSaveBar: Story = {
  args: { queue: queueOf({ title: 'The name is taken', tone: 'critical' }) },
  decorators: (Story) => (
    <div style={{ minBlockSize: '150vh', display: 'flex', flexDirection: 'column', justifyContent: 'flex-end' }}>
      <SaveBar summary="3 fields changed">
        <Button>Cancel</Button>
        <Button variant="primary">Save</Button>
      </SaveBar>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    const place = (element: HTMLElement) => element.getBoundingClientRect();
    const toast = canvas.getByText('The name is taken').closest('section') as HTMLElement;
    const save = canvas.getByRole('button', { name: 'Save' });
    const isAbove = () => expect(place(toast).bottom).toBeLessThanOrEqual(place(save).top);
    await waitFor(isAbove);
    window.scrollTo({ top: document.documentElement.scrollHeight });
    await waitFor(isAbove);
  },
};

const past = queueOf(
  { title: 'Saved', tone: 'positive' },
  { title: 'The file is too large', description: 'At most 5 MB; nothing was uploaded.', tone: 'critical' },
);

export const Log: Story = {
  render: () => (
    <ToastLog
      queue={past}
      emptyTitle="No messages yet"
      formatTime={(instant) => new Date(instant).toTimeString().slice(0, 5)}
    />
  ),
};
export const EmptyLog: Story = {
  render: () => <ToastLog queue={queueOf()} emptyTitle="No messages yet" formatTime={String} />,
};
