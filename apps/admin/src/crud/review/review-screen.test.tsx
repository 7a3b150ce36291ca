import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preferences } from '#session/preferences/preferences.ts';
import { json, problem } from '#test/fake-network.ts';
import { fakeServer } from '#test/fake-server.ts';
import { closeApp, openApp } from '#test/open-app.tsx';
import { queueOf, waitingPost } from '#test/waiting-posts.ts';

const posts = [
  waitingPost(1, { ar: 'محاسب', en: 'Accountant' }),
  waitingPost(2, { ar: 'سائق', en: 'Driver' }),
  waitingPost(3, { ar: 'مبرمج', en: 'Developer' }),
];
const eventsOf = (index: number) => `POST /api/v1/job-posts/${posts[index]!.id}/events`;
const undoOf = (index: number) => `POST /api/v1/job-posts/${posts[index]!.id}/undo`;

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer(queueOf(posts));
});
afterEach(() => {
  closeApp();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (keys: string) => userEvent.keyboard(keys);
const sentTo = (call: string) => server.received.filter(({ method, path }) => `${method} ${path}` === call);
const isReady = () => waitFor(() => expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled());

async function openQueue(address = '/job_post/list/review') {
  const app = await openApp(address);
  await isReady();
  return app;
}

test('one key approves; the next record is there, has the focus, and the last one is offered back', async () => {
  const app = await openQueue();
  expect(await heading('Accountant')).toBeVisible();
  expect(screen.getByText('3 left')).toBeVisible();
  expect(screen.getByText('Overdue')).toBeVisible();
  await press('a');
  expect(await heading('Driver')).toHaveFocus();
  expect(screen.getByText('2 left')).toBeVisible();
  await waitFor(() => expect(app.location()).toBe(`/job_post/list/review?id=${posts[1]!.id}`));
  await waitFor(() => expect(sentTo(eventsOf(0))[0]?.body).toEqual({ type: 'jobPost.approve' }));

  await press('z');
  expect(await heading('Accountant')).toHaveFocus();
  await waitFor(() => expect(sentTo(undoOf(0))[0]?.headers.get('if-match')).toBe('"v2"'));
  expect(screen.getByText('3 left')).toBeVisible();
  await isReady();
  await press('a');
  expect(await heading('Driver')).toBeVisible();
  await waitFor(() => expect(sentTo(eventsOf(0))[1]?.headers.get('if-match')).toBe('"v3"'));
});

test('three keys reject with a reason; another reason needs a message, which Enter sends', async () => {
  await openQueue();
  await press('r1{Enter}');
  expect(await heading('Driver')).toHaveFocus();
  await waitFor(() => expect(sentTo(eventsOf(0))[0]?.body).toEqual({ type: 'jobPost.reject', reason: 'incomplete' }));
  await isReady();
  await press('c6');
  const question = screen.getByRole('form', { name: 'Request changes' });
  expect(within(question).getByRole('textbox', { name: /Note/ })).toHaveFocus();
  await press('{Enter}');
  expect(within(question).getByRole('textbox', { name: /Note/ })).toHaveAttribute('aria-invalid', 'true');
  await press('The salary is missing.{Enter}');
  expect(await heading('Developer')).toHaveFocus();
  await waitFor(() =>
    expect(sentTo(eventsOf(1))[0]?.body).toEqual({
      type: 'jobPost.requestChanges',
      reason: 'other',
      note: 'The salary is missing.',
    }),
  );
});

test('the keys are those of the place on an Arabic keyboard, and none where single keys are turned off', async () => {
  await openQueue();
  fireEvent.keyDown(document.body, { key: 'ق', code: 'KeyR' });
  expect(screen.getByRole('form', { name: 'Reject' })).toBeVisible();
  await press('{Escape}');
  expect(screen.queryByRole('form', { name: 'Reject' })).toBeNull();
  expect(await heading('Accountant')).toHaveFocus();
  await act(() => preferences.change({ hasShortcuts: false }));
  await press('r');
  expect(screen.queryByRole('form', { name: 'Reject' })).toBeNull();
});

test('what is skipped comes again after the last one; Escape leaves to the list of what waits', async () => {
  const app = await openQueue(`/job_post/list/review?id=${posts[1]!.id}`);
  expect(await heading('Driver')).toBeVisible();
  await press('s');
  expect(await heading('Developer')).toHaveFocus();
  await press('j');
  expect(await heading('Accountant')).toHaveFocus();
  await press('s');
  await press('k');
  expect(await heading('Accountant')).toHaveFocus();
  await press('{Escape}');
  await waitFor(() => expect(app.location()).toBe('/job_post/list?state=pending_review'));
});

test('what waits is narrowed as its list is, and the way back leads to that list', async () => {
  const app = await openQueue('/job_post/list/review?isUrgent=true&q=a&gone=1');
  const asked = sentTo('GET /api/v1/job-posts')[0]!.query;
  expect(Object.fromEntries(asked)).toEqual({
    state: 'pending_review',
    isUrgent: 'true',
    q: 'a',
    sort: 'stateChangedAt',
    limit: '100',
  });
  await press('s');
  expect(await heading('Driver')).toHaveFocus();
  expect(app.location()).toContain('isUrgent=true');
  await press('{Escape}');
  await waitFor(() => expect(app.location()).toBe('/job_post/list?q=a&isUrgent=true&state=pending_review'));
});

test('a decision that does not get through is back with its record, and is sent again with its key', async () => {
  await openQueue();
  const answer = server.answers[eventsOf(0)]!;
  server.answers[eventsOf(0)] = () => problem(503, 'unavailable');
  await press('a');
  expect(await screen.findByRole('button', { name: 'Send again' })).toBeVisible();
  expect(await heading('Accountant')).toHaveFocus();
  expect(screen.getByText('3 left')).toBeVisible();
  server.answers[eventsOf(0)] = answer;
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await heading('Driver')).toHaveFocus();
  await waitFor(() => expect(sentTo(eventsOf(0))).toHaveLength(2));
  const keys = sentTo(eventsOf(0)).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

test('a reason that the server refuses stands in the bar again', async () => {
  await openQueue();
  server.answers[eventsOf(0)] = () =>
    new Response(
      JSON.stringify({ type: 'about:blank', title: '', status: 409, code: 'refused', reason: 'postExpired' }),
      {
        status: 409,
        headers: { 'content-type': 'application/problem+json' },
      },
    );
  await press('r3{Enter}');
  expect(await screen.findByText('The post has expired.')).toBeVisible();
  expect(await heading('Accountant')).toHaveFocus();
  await isReady();
  await press('r');
  expect(screen.getByRole('radio', { name: /Discriminatory/ })).toBeChecked();
});

test('what a colleague decided meanwhile is said and passed over', async () => {
  await openQueue();
  const current = { ...posts[0]!, version: 2, state: 'rejected', updatedBy: { type: 'staff', id: 's', name: 'Sara' } };
  server.answers[eventsOf(0)] = () =>
    json({ type: 'about:blank', title: '', status: 412, code: 'stale', current }, 412);
  await press('a');
  expect(await screen.findByText('Sara decided “Accountant”: it is now “Rejected”.')).toBeVisible();
  expect(await heading('Driver')).toHaveFocus();
  expect(screen.getByText('2 left')).toBeVisible();
});

test('what can’t be approved says why, and is not sent', async () => {
  const blocked = waitingPost(4, { ar: 'طاهٍ', en: 'Cook', refusal: 'employerNotVerified' });
  Object.assign(server.answers, queueOf([blocked]));
  await openApp('/job_post/list/review');
  expect(await screen.findByText('Approve: The employer is not verified.')).toBeVisible();
  await press('a');
  expect(screen.getByRole('heading', { level: 1, name: 'Cook' })).toBeVisible();
  expect(server.received.filter(({ path }) => path.endsWith('/events'))).toEqual([]);
});

test('at the end it says what was done, and the last decision can be taken back still', async () => {
  await openQueue();
  await press('a');
  await isReady();
  await press('r2{Enter}');
  await isReady();
  await press('a');
  expect(await screen.findByText('The queue is empty')).toBeVisible();
  expect(screen.getByText('Approved: 2')).toBeVisible();
  expect(screen.getByText('Rejected: 1')).toBeVisible();
  expect(await heading('Job posts to review')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await heading('Developer')).toHaveFocus();
  expect(screen.getByText('1 left')).toBeVisible();
});
