import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type DemoStoryParameters, demoStory, neverAnswers } from '#demo/test/demo-story.tsx';
import { messages } from '#messages/messages.ts';
import { seedMails } from '#mocks/seed/mails.ts';
import { Mailbox } from './Mailbox.tsx';

const meta: Meta<{ address: string }> = {
  title: 'Demo/E-mail',
  args: { address: '/apps/email' },
  ...demoStory(<Mailbox />, ['email'], 'demoEmail'),
};
export default meta;

type Story = Omit<StoryObj<typeof meta>, 'parameters'> & { parameters?: DemoStoryParameters };

const text = messages.getFixedT(null, 'email');
const mails = seedMails();
const spam = mails.filter(({ mailFolder }) => mailFolder === 'spam').map(({ id }) => id);
const answered = mails.find(
  ({ mailFolder, replies, labels }) => mailFolder === 'inbox' && replies.length > 1 && labels.length > 0,
)!;

export const Inbox: Story = {};
export const Selected: Story = {
  play: async ({ canvas, userEvent }) => {
    const rows = await canvas.findAllByRole('row');
    await expect(rows.length).toBeGreaterThan(2);
    const boxes = canvas.getAllByRole('checkbox');
    await userEvent.click(boxes[1]!);
    await userEvent.click(boxes[2]!);
    await expect(canvas.getByRole('group', { name: text('verbs.title') })).toBeVisible();
  },
};
export const Conversation: Story = { args: { address: `/apps/email?mail=${answered.id}` } };
export const Answer: Story = { args: { address: `/apps/email?mail=${answered.id}&compose=replyAll` } };
export const Compose: Story = { args: { address: '/apps/email?compose=new' } };
export const NotSent: Story = {
  args: { address: '/apps/email?mail=1&compose=reply' },
  play: async ({ canvas, userEvent, loaded }) => {
    const send = await canvas.findByRole('button', { name: text('send') });
    loaded.backend.settings.isFailing = true;
    await userEvent.click(send);
    await expect(await canvas.findByText(text('notSent'))).toBeVisible();
  },
};
export const FirstLoad: Story = { parameters: { settings: neverAnswers } };
export const EmptyFolder: Story = {
  args: { address: '/apps/email?filter=spam' },
  parameters: {
    before: (storage) => storage.keep('mails', '1', { kind: 'move', emailIds: spam, mailFolder: 'trash' }),
  },
};
export const NothingMatches: Story = { args: { address: '/apps/email?q=astronaut' } };
export const Failed: Story = { parameters: { settings: { isFailing: true } } };
