import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, problem } from '#test/fake-network.ts';
import { fakeServer } from '#test/fake-server.ts';
import { closeApp, openApp } from '#test/open-app.tsx';
import { queueOf, waitingPost } from '#test/waiting-posts.ts';

const duties =
  'One keeps the books of a growing company in Riyadh and closes them with a small team at the end of every month, and reports to its finance manager';
const words =
  'يتولى شاغر الوظيفة مسك الدفاتر لشركة نامية في الرياض ويقفلها مع فريق صغير في نهاية كل شهر ويعد التقارير المالية للإدارة ويتابع المراجعين طوال العام';
const other = {
  id: '0190a000-0000-7000-8000-000000000009',
  number: 'JOB-009',
  title: { ar: 'محاسب' },
  state: 'published',
};
const posts = [
  waitingPost(1, {
    ar: 'محاسب',
    en: 'Accountant',
    description: {
      ar: `${words}. الوظيفة <strong>للذكور</strong> فقط.`,
      en: `${duties}.</p><p>Call 055 123 4567 today.`,
    },
  }),
  waitingPost(2, { ar: 'سائق', en: 'Driver', description: { ar: words, en: duties } }),
];
const [flawed, sound] = posts;
const hintsOf = (post = flawed) => `GET /api/v1/job-posts/${post!.id}/hints`;
const told = { pay: { side: 'above', from: 5_000_00, to: 9_000_00, count: 7 }, duplicates: [other] };

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer({ ...queueOf(posts), [hintsOf()]: () => json(told) });
});
afterEach(() => {
  closeApp();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const panel = () => screen.findByRole('region', { name: 'Hints before you decide' });
const isReady = () => waitFor(() => expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled());
const sent = () => server.received.filter(({ method, path }) => method === 'POST' && path.endsWith('/events'));

test('a record that waits says what to look at, the gravest first, with its words and what other records say', async () => {
  await openApp('/job_post/list/review');
  const lines = within(await panel());
  await lines.findByText(/Pays more than similar posts/);
  expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/one gender.*“للذكور فقط”.*Description · Arabic/),
    expect.stringMatching(/phone number.*“055 123 4567”.*Description · English/),
    expect.stringMatching(/most offer SAR\s5,000 to SAR\s9,000, of 7 posts/),
    expect.stringMatching(/nearly the same as another post.*JOB-009/),
  ]);
  expect(lines.getByText('2 possible breaches')).toBeVisible();
  expect(lines.getByRole('link', { name: 'JOB-009' })).toHaveAttribute('href', `/job_post/view/${other.id}`);
});

test('a hint leads to its words, whatever marks they stand in', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  const shown = new Map<string, { ranges: Range[] }>();
  vi.stubGlobal(
    'Highlight',
    class {
      ranges: Range[];
      constructor(...ranges: Range[]) {
        this.ranges = ranges;
      }
    },
  );
  vi.stubGlobal('CSS', { ...globalThis.CSS, highlights: shown });
  await openApp('/job_post/list/review');
  await userEvent.click(within(await panel()).getByRole('button', { name: '“للذكور فقط”' }));
  const textsOf = (name: string) => shown.get(name)!.ranges.map(String);
  expect(textsOf('moderation-hint')).toEqual(['للذكور فقط', '055 123 4567']);
  expect(textsOf('moderation-hint-shown')).toEqual(['للذكور فقط']);
  expect(document.activeElement?.closest('[lang]')).toHaveAttribute('lang', 'ar');
});

test('a request for changes begins with what was found, and is sent when somebody sends it', async () => {
  await openApp('/job_post/list/review');
  await within(await panel()).findByText(/Pays more/);
  await isReady();
  await userEvent.keyboard('c');
  expect(await screen.findByRole('radio', { name: /Discriminatory/ })).toBeChecked();
  const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Note/ });
  expect(note.value).toMatch(/^Please change this[^]*one gender[^]*«?“للذكور فقط”[^]*JOB-009”$/);
  expect(sent()).toEqual([]);
  await userEvent.clear(note);
  await userEvent.type(note, 'Mind the wording, please.{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]!.body).toEqual({
    type: 'jobPost.requestChanges',
    reason: 'discriminatory',
    fields: ['description', 'salary'],
    note: 'Mind the wording, please.',
  });
});

test('the dialog of a record begins with what was found, too', async () => {
  await openApp(`/job_post/view/${flawed!.id}`);
  await within(await panel()).findByText(/Pays more/);
  await userEvent.click(screen.getByRole('button', { name: 'Request changes' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Note/ }).value).toMatch(/Please change this/);
  expect(sent()).toEqual([]);
});

test('a rejection and a record without findings begin empty, and what the next record needs is asked before it is shown', async () => {
  await openApp('/job_post/list/review');
  await panel();
  await waitFor(() => expect(server.received.some(({ path }) => path.endsWith(`${sound!.id}/hints`))).toBe(true));
  await isReady();
  await userEvent.keyboard('r');
  for (const radio of await screen.findAllByRole('radio')) expect(radio).not.toBeChecked();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('s');
  expect(await screen.findByText('Nothing in the texts calls for attention.')).toBeVisible();
  await isReady();
  await userEvent.keyboard('c');
  for (const radio of await screen.findAllByRole('radio')) expect(radio).not.toBeChecked();
});

test('without an answer of the server what the texts say is told all the same', async () => {
  closeApp();
  server = fakeServer({ ...queueOf(posts), [hintsOf()]: () => problem(500, 'internal') });
  await openApp('/job_post/list/review');
  expect(await within(await panel()).findByText('It could not be compared with other posts.')).toBeVisible();
  expect(within(await panel()).getAllByRole('listitem')).toHaveLength(2);
});
