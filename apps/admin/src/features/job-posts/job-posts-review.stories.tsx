import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ReviewScreen } from '#crud/review/ReviewScreen.tsx';
import { messages } from '#messages/messages.ts';
import { type Handlers, json, problem } from '#test/fake-network.ts';
import { StoryScreen } from '#test/StoryScreen.tsx';
import { answerFrom, speak } from '#test/story-edge.ts';
import { queueOf, waitingPost } from '#test/waiting-posts.ts';
import { jobPosts } from './job-posts.resource.tsx';

const posts = () => [
  waitingPost(1, { ar: 'محاسب أول', en: 'Senior accountant' }),
  waitingPost(2, { ar: 'سائق توصيل', en: 'Delivery driver' }),
  waitingPost(3, { ar: 'مهندسة برمجيات', en: 'Software engineer' }),
];
const [first] = posts();
const list = 'GET /api/v1/job-posts';
const events = `POST /api/v1/job-posts/${first!.id}/events`;
const never = () => new Promise<Response>(() => {});
const unreachable = async () => {
  throw new TypeError('Failed to fetch');
};
const blocked = waitingPost(1, { ar: 'طاهٍ', en: 'Cook', refusal: 'employerNotVerified' });
const decidedBySara = {
  type: 'about:blank',
  title: 'stale',
  status: 412,
  code: 'stale',
  current: { ...first, version: 2, state: 'rejected', updatedBy: { type: 'staff', id: 'sara', name: 'سارة' } },
};

const meta: Meta = {
  title: 'Review',
  beforeEach: async ({ globals, parameters }) => {
    const language = globals.language === 'en' ? 'en' : 'ar';
    await speak(language, ['jobPosts', 'crud', 'crudLate', 'records', 'review', 'screens', 'shell']);
    return answerFrom({ ...queueOf(posts()), ...(parameters.answers as Handlers | undefined) });
  },
  render: () => (
    <StoryScreen resource={jobPosts} address="/job_post/list/review">
      <ReviewScreen />
    </StoryScreen>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

// The first story waits for the screen's parts to be fetched.
const patience = { timeout: 60_000 };
const text = (key: string) => (messages.t as unknown as (key: string) => string)(key);

/** Presses the button of an event as soon as there is a record to decide about. */
const press =
  (event: string): Play =>
  async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: text(`jobPosts:events.${event}`) }, patience);
    await waitFor(() => expect(button).toBeEnabled(), patience);
    await userEvent.click(button);
  };

export const Deciding: Story = {};
const flawed = waitingPost(1, {
  ar: 'محاسب أول',
  en: 'Senior accountant',
  description: {
    ar: 'نبحث عن محاسب لمسك دفاتر شركة نامية في الرياض. الوظيفة للذكور فقط، وللاستفسار 0551234567.',
    en: 'We look for an accountant who keeps the books of a growing company. Applicants must be under 35 years old.',
  },
});
const told = {
  pay: { side: 'below', from: 7_000_00, to: 11_000_00, count: 14 },
  duplicates: [
    { id: '0190a000-0000-7000-8000-000000000009', number: 'JOB-009', title: { ar: 'محاسب' }, state: 'published' },
  ],
};
export const WithHints: Story = {
  parameters: { answers: { ...queueOf([flawed]), [`GET /api/v1/job-posts/${flawed.id}/hints`]: () => json(told) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /0551234567/ }, patience));
    await expect(canvas.getByRole('link', { name: 'JOB-009' })).toBeVisible();
  },
};
export const Loading: Story = { parameters: { answers: { [list]: never } } };
export const AskingForAReason: Story = {
  play: async (context) => {
    await press('jobPost.reject')(context);
    await expect(context.canvas.getAllByRole('radio')).toHaveLength(6);
  },
};
export const DecidedAndOffered: Story = {
  play: async (context) => {
    await press('jobPost.approve')(context);
    await expect(await context.canvas.findByRole('button', { name: text('crud:undo.offer') })).toBeVisible();
  },
};
export const CannotBeApproved: Story = { parameters: { answers: queueOf([blocked]) } };
export const NotSent: Story = {
  parameters: { answers: { [events]: unreachable, 'GET /livez': unreachable } },
  play: async (context) => {
    await press('jobPost.approve')(context);
    await expect(await context.canvas.findByText(text('review:returned.unsent'))).toBeVisible();
  },
};
export const DecidedByAColleague: Story = {
  parameters: { answers: { [events]: () => json(decidedBySara, 412) } },
  play: async (context) => {
    await press('jobPost.approve')(context);
    await expect(await context.canvas.findByText(text('review:elsewhere.title'))).toBeVisible();
  },
};
export const Empty: Story = { parameters: { answers: queueOf([]) } };
export const Failed: Story = { parameters: { answers: { [list]: () => problem(500, 'internal') } } };
export const NotAllowed: Story = { parameters: { answers: { [list]: () => problem(403, 'forbidden') } } };
export const Offline: Story = { parameters: { answers: { [list]: unreachable, 'GET /livez': unreachable } } };
