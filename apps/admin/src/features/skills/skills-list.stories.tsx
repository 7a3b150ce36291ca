import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ListScreen } from '#crud/list/ListScreen.tsx';
import { messages } from '#messages/messages.ts';
import { type Handlers, json, problem } from '#test/fake-network.ts';
import { StoryScreen } from '#test/StoryScreen.tsx';
import { answerFrom, inTurn, speak } from '#test/story-edge.ts';
import { skills } from './skills.resource.ts';

const names = [
  { ar: 'المحاسبة', en: 'Accounting' },
  { ar: 'إدارة المشاريع', en: 'Project management' },
  { ar: 'اللحام', en: 'Welding' },
  { ar: 'النجارة', en: null },
  { ar: 'خدمة العملاء', en: 'Customer service' },
];
const actor = { type: 'system', id: 'system', name: 'Diwan' };
const rows = names.map((name, index) => ({
  id: `0190a000-0000-7000-8000-00000000000${index}`,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000000Z',
  updatedAt: `2026-02-0${index + 1}T09:00:00.000000Z`,
  createdBy: actor,
  updatedBy: actor,
  availableEvents: [],
  name,
  code: null,
  synonyms: [],
  state: index === 3 ? 'suggested' : 'active',
  usageCount: index * 41,
}));

const list = 'GET /api/v1/skills';
const counts = 'GET /api/v1/skills/counts';
const page = (items: object[]) => () => json({ items, next: null, previous: null });
const count = (value: number) => () => json({ total: { value, isCapped: false }, byState: { active: value } });
const full: Handlers = { [list]: page(rows), [counts]: count(rows.length) };
const none: Handlers = { [list]: page([]), [counts]: count(0) };
const never = () => new Promise<Response>(() => {});
const refused = (status: number, code: string) => () => problem(status, code);
const unreachable = async () => {
  throw new TypeError('Failed to fetch');
};

const namespaces = ['skills', 'crud', 'screens', 'shell'] as const;

const meta: Meta<{ address: string }> = {
  title: 'List',
  args: { address: '/skills/list' },
  beforeEach: async ({ globals, parameters }) => {
    await speak(globals.language === 'en' ? 'en' : 'ar', namespaces);
    return answerFrom((parameters.answers as () => Handlers)());
  },
  render: ({ address }) => (
    <StoryScreen resource={skills} address={address}>
      <ListScreen />
    </StoryScreen>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

// The first story waits for the screen's parts to be fetched.
const patience = { timeout: 60_000 };
const text = messages.getFixedT(null, 'crud');
const beginning = (sentence: string) => new RegExp(`^${sentence.split('{{')[0]}`);

const refresh: Play = async ({ canvas, userEvent }) => {
  await canvas.findAllByRole('rowheader', {}, patience);
  await userEvent.click(canvas.getByRole('button', { name: text('refresh') }));
};

export const Full: Story = { parameters: { answers: () => full } };
export const FirstLoad: Story = { parameters: { answers: () => ({ [list]: never, [counts]: never }) } };
export const Refreshing: Story = {
  parameters: { answers: () => ({ ...full, [list]: inTurn(page(rows), never) }) },
  play: async (context) => {
    await refresh(context);
    await expect(context.canvas.getAllByRole('rowheader')).toHaveLength(rows.length);
  },
};
export const Empty: Story = { parameters: { answers: () => none } };
export const NothingMatches: Story = {
  args: { address: '/skills/list?q=astronaut' },
  parameters: { answers: () => none },
};
export const Failed: Story = { parameters: { answers: () => ({ ...full, [list]: refused(500, 'internal') }) } };
export const TriedAgain: Story = {
  parameters: { answers: () => ({ ...full, [list]: inTurn(refused(500, 'internal'), page(rows)) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.t('shell:ui.retry') }, patience));
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(rows.length);
  },
};
export const NotAllowed: Story = {
  parameters: { answers: () => ({ [list]: refused(403, 'forbidden'), [counts]: refused(403, 'forbidden') }) },
};
export const OfflineWithWhatWasSeen: Story = {
  parameters: {
    answers: () => ({
      [list]: inTurn(page(rows), unreachable),
      [counts]: inTurn(count(rows.length), unreachable),
      'GET /livez': unreachable,
    }),
  },
  play: async (context) => {
    await refresh(context);
    const { canvas } = context;
    await expect(await canvas.findByText(beginning(text('offline.since', { time: '{{' })))).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(rows.length);
  },
};
export const OfflineFromTheBeginning: Story = {
  parameters: { answers: () => ({ [list]: unreachable, [counts]: unreachable, 'GET /livez': unreachable }) },
};
