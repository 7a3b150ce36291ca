import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { json } from '#test/fake-network.ts';
import { fakeServer } from '#test/fake-server.ts';
import { closeApp, openApp } from '#test/open-app.tsx';
import { queueOf, waitingPost } from '#test/waiting-posts.ts';

const posts = [
  waitingPost(1, { ar: 'محاسب', en: 'Accountant' }),
  waitingPost(2, { ar: 'سائق', en: 'Driver' }),
  waitingPost(3, { ar: 'مبرمج', en: 'Developer' }),
];
const firstEvents = `POST /api/v1/job-posts/${posts[0]!.id}/events`;

afterEach(() => {
  closeApp();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function openQueue(handlers = queueOf(posts)) {
  const server = fakeServer(handlers);
  await openApp('/job_post/list/review');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled());
  return server;
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a decision that takes a while to be sent is said in the bar until the server has it', async () => {
  const server = await openQueue();
  const answer = server.answers[firstEvents]!;
  const held = Promise.withResolvers<void>();
  server.answers[firstEvents] = async (call) => {
    await held.promise;
    return answer(call);
  };
  await userEvent.keyboard('a');
  expect(await heading('Driver')).toBeVisible();
  expect(await screen.findByText('Sending…')).toBeVisible();
  expect(screen.getByRole('button', { name: /Undo/ })).toBeVisible();
  held.resolve();
  await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
});

test('the next record is there before the decision is sent, or anything is read ahead', async () => {
  const server = await openQueue();
  await waitFor(() => expect(screen.getByText('3 left')).toBeVisible());
  await waitFor(() => expect(document.querySelector('[inert] [data-document]')).not.toBeNull());
  const before = server.received.length;
  fireEvent.keyDown(document.body, { key: 'a', code: 'KeyA' });
  expect(screen.getByRole('heading', { level: 1, name: 'Driver' })).toHaveFocus();
  expect(server.received.slice(before).filter(({ path }) => path.includes('job-posts'))).toEqual([]);
  await waitFor(() => expect(server.count(firstEvents)).toBe(1));
});

test('the next record is drawn out of reach while one reads, and a key shows that very drawing', async () => {
  await openQueue();
  const unseen = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[inert] [data-document]');
    expect(found).not.toBeNull();
    return found!;
  });
  expect(within(unseen).getAllByText('Driver')).not.toEqual([]);
  fireEvent.keyDown(document.body, { key: 'a', code: 'KeyA' });
  expect(unseen.closest('[inert]')).toBeNull();
  expect(unseen.isConnected).toBe(true);
});

test('its keys are among the shortcuts for as long as one reviews', async () => {
  await openQueue();
  await userEvent.keyboard('?');
  const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(list.getByRole('heading', { name: 'While reviewing' })).toBeVisible();
  const keyOf = (what: string) => list.getByText(what).nextElementSibling?.textContent;
  expect(['Approve', 'Request changes', 'Reject', 'Skip', 'Undo the last decision'].map(keyOf)).toEqual([
    'a',
    'c',
    'r',
    's',
    'z',
  ]);
  closeApp();
  await openApp('/dashboard');
  await heading('Dashboard');
  await userEvent.keyboard('?');
  const elsewhere = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(elsewhere.queryByRole('heading', { name: 'While reviewing' })).toBeNull();
});

test('near the end of what was read the queue is read on from there', async () => {
  const handlers = queueOf(posts);
  const items = posts.slice(0, 2);
  const server = await openQueue({
    ...handlers,
    'GET /api/v1/job-posts': (call) => {
      if (call.query.get('after') === 'beyond') return json({ items: posts.slice(2), next: null, previous: null });
      return call.query.has('ids')
        ? json({ items, next: null, previous: null })
        : json({ items, next: 'beyond', previous: null });
    },
  });
  const readOn = () => server.received.filter(({ query }) => query.get('after') === 'beyond');
  await waitFor(() => expect(readOn()).toHaveLength(1));
  expect(Object.fromEntries(readOn()[0]!.query)).toMatchObject({ state: 'pending_review', sort: 'stateChangedAt' });
  await userEvent.keyboard('s');
  expect(await heading('Driver')).toBeVisible();
  await userEvent.keyboard('s');
  expect(await heading('Developer')).toBeVisible();
});

test('what is written in a language stands on the side that it is read from, under its tag', async () => {
  await openQueue();
  const sidesOf = (tag: string) => screen.getAllByText(tag).map((each) => each.parentElement?.dir);
  expect(sidesOf('AR').length).toBeGreaterThan(1);
  expect(new Set(sidesOf('AR'))).toEqual(new Set(['rtl']));
  expect(new Set(sidesOf('EN'))).toEqual(new Set(['ltr']));
});
