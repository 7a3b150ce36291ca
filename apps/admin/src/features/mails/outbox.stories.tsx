import type { Mail } from '@diwan/api-contract/resources/mails';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ListScreen } from '#crud/list/ListScreen.tsx';
import { messages } from '#messages/messages.ts';
import { type Handlers, json, problem } from '#test/fake-network.ts';
import { StoryScreen } from '#test/StoryScreen.tsx';
import { answerFrom, speak } from '#test/story-edge.ts';
import MailPreview from './MailPreview.tsx';
import { mails } from './mails.resource.tsx';

const id = (index: number) => `0190a000-0000-7000-8000-00000000000${index}`;
const troubles: Partial<Record<Mail['state'], NonNullable<Mail['failure']>>> = {
  waiting: { code: 'refusedForNow', answer: '451 4.7.1 Greylisted, try again later' },
  failed: { code: 'refusedForGood', answer: '550 5.1.1 <…> User unknown' },
  uncertain: { code: 'answerLost', answer: null },
};
const states: Mail['state'][] = ['waiting', 'sending', 'sent', 'kept', 'uncertain', 'failed', 'cancelled'];
const rows = states.map((state, index) => ({
  id: id(index),
  version: 2,
  availableEvents: [],
  number: `EML-2026-00000${index + 1}`,
  state,
  template: index % 2 === 0 ? 'applicationApproved' : 'applicationRejected',
  about: { resource: 'applications', id: id(8), label: { ar: 'محاسب أول', en: 'Senior accountant' } },
  recipient: { resource: 'seekers', id: id(9), label: { ar: 'سارة محمد العتيبي', en: 'Sara Mohammed Alotaibi' } },
  email: 's•••@mail.example',
  tries: state === 'failed' ? 3 : 1,
  sendAt: '2026-02-01T09:00:00.000000Z',
  failure: troubles[state] ?? null,
  stateChangedAt: '2026-02-01T09:00:00.000000Z',
}));

const list = 'GET /api/v1/mails';
const counts = 'GET /api/v1/mails/counts';
const preview = `GET /api/v1/mails/${id(0)}/preview`;
const page = (items: object[]) => () => json({ items, next: null, previous: null });
const count = (value: number) => () => json({ total: { value, isCapped: false }, byState: { waiting: value } });
const refused = () => problem(403, 'forbidden');
const answers: Record<string, Handlers> = {
  full: { [list]: page(rows), [counts]: count(rows.length) },
  empty: { [list]: page([]), [counts]: count(0) },
  notAllowed: { [list]: refused, [counts]: refused },
  shown: {
    [preview]: () =>
      json({
        isAsSent: false,
        mail: {
          subject: 'طلبك ينتقل إلى المرحلة التالية: محاسب أول | Your application goes on: Senior accountant',
          text: 'السلام عليكم سارة،\n\nأنت من المرشحين المختارين.\n\nDear Sara,\n\nYou are among the candidates who were chosen.',
          page: `data:text/html;charset=utf-8,${encodeURIComponent('<p lang="ar" dir="rtl">السلام عليكم سارة،</p><p lang="en" dir="ltr">Dear Sara,</p>')}`,
        },
      }),
  },
  forgotten: { [preview]: () => json({ isAsSent: false, mail: null }) },
  failed: { [preview]: () => problem(500, 'internal') },
};

const meta: Meta<{ part: 'list' | 'preview' }> = {
  title: 'Outbox',
  args: { part: 'list' },
  beforeEach: async ({ globals, parameters }) => {
    await speak(globals.language === 'en' ? 'en' : 'ar', ['mails', 'crud', 'screens', 'shell']);
    return answerFrom(answers[parameters.answers as string]!);
  },
  render: ({ part }) => (
    <StoryScreen resource={mails} address="/outbox">
      {part === 'list' ? <ListScreen /> : <MailPreview id={id(0)} />}
    </StoryScreen>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;
const patience = { timeout: 60_000 };
const text = messages.getFixedT(null, 'mails');

export const EveryState: Story = {
  parameters: { answers: 'full' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader', {}, patience)).toHaveLength(states.length);
    for (const code of ['refusedForNow', 'refusedForGood', 'answerLost'] as const)
      await expect(canvas.getByText(text(`choices.mailFailure.${code}`))).toBeVisible();
  },
};
export const Empty: Story = { parameters: { answers: 'empty' } };
export const NotAllowed: Story = { parameters: { answers: 'notAllowed' } };
export const Preview: Story = {
  args: { part: 'preview' },
  parameters: { answers: 'shown' },
  play: async ({ canvas, userEvent }) => {
    const frame = await canvas.findByTitle(text('preview.frame'), {}, patience);
    await expect(frame).toHaveAttribute('sandbox', '');
    await userEvent.click(canvas.getByRole('radio', { name: text('preview.text') }));
    await expect(canvas.getByText(/You are among the candidates/)).toBeVisible();
    await expect(canvas.queryByTitle(text('preview.frame'))).toBeNull();
  },
};
export const PreviewForgotten: Story = {
  args: { part: 'preview' },
  parameters: { answers: 'forgotten' },
  play: async ({ canvas }) => expect(await canvas.findByText(text('preview.none'), {}, patience)).toBeVisible(),
};
export const PreviewFailed: Story = { args: { part: 'preview' }, parameters: { answers: 'failed' } };
