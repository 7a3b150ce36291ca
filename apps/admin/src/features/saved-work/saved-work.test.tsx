import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, problem } from '#test/fake-network.ts';
import { fakeServer } from '#test/fake-server.ts';
import { closeApp, openApp } from '#test/open-app.tsx';

const id = '01980000-0000-7000-8000-000000000001';
const at = '2026-11-22T07:00:00.000000Z';
const paged = (...items: object[]) => json({ items, next: null, previous: null });

const operation = {
  id,
  version: 4,
  resource: 'skills',
  action: { type: 'term.deactivate' },
  state: 'completed',
  stopReason: null,
  total: 5,
  counts: { pending: 0, done: 3, blocked: 1, failed: 1, skipped: 0 },
  reasons: [],
  mails: null,
  createdAt: at,
  finishedAt: at,
  availableEvents: [{ type: 'bulk.retryFailed', isAvailable: true }],
};
const taken = {
  id,
  at,
  resource: 'skills',
  format: 'csv',
  language: 'en',
  columns: ['name'],
  query: { state: 'active' },
  isSearchHidden: false,
  rows: 12,
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer({
    'GET /api/v1/bulk': () => paged(operation),
    'GET /api/v1/imports': () => problem(500, 'internal'),
    'GET /api/v1/exports': () => paged(taken, { ...taken, id: `${id.slice(0, -1)}2`, isSearchHidden: true }),
  });
});
afterEach(() => {
  closeApp();
  vi.unstubAllGlobals();
});

const part = (name: string) => screen.findByRole('region', { name });

test('each part stands by itself: what failed says so, the others are there', async () => {
  await openApp('/saved-work');
  const operations = await part('Bulk operations and mailings');
  expect(await within(operations).findByText('Deactivate 3 skills')).toBeVisible();
  expect(within(operations).getByText('Done: 3. To come: 0. Not possible: 1. Failed: 1.')).toBeVisible();
  expect(within(operations).getByRole('link', { name: /^Records and results/ })).toHaveAttribute(
    'href',
    `/skills/list?bulk=${id}`,
  );
  expect(await within(await part('Imports')).findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await within(await part('Drafts in this browser')).findByText('No draft is left over.')).toBeVisible();
});

test('what failed in an operation is tried again from here', async () => {
  const send = `POST /api/v1/bulk/${id}/events`;
  server.answers[send] = () => json({ ...operation, version: 5, state: 'running' });
  await openApp('/saved-work');
  await userEvent.click(await screen.findByRole('button', { name: /^Try the failed again/ }));
  await vi.waitFor(() => expect(server.count(send)).toBe(1));
  const sent = server.received.find(({ method }) => method === 'POST');
  expect([sent?.headers.get('if-match'), sent?.body]).toEqual(['"v4"', { type: 'bulk.retryFailed' }]);
  await vi.waitFor(() => expect(server.count('GET /api/v1/bulk')).toBe(2));
});

test('an export is offered again as it was asked for, one whose search is not kept is not', async () => {
  await openApp('/saved-work');
  const exports = await part('Exports');
  const link = await within(exports).findByRole('link', { name: /^Open the list/ });
  expect(link).toHaveAttribute('href', '/skills/list?state=active');
  expect(within(exports).getAllByRole('button', { name: /^Export again/ })).toHaveLength(1);
  expect(within(exports).getByText(/Search in the list anew/)).toBeVisible();
});

test('it is found from the menu of the person and in the palette', async () => {
  await openApp('/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: /^Your account/ }, { timeout: 20_000 }));
  expect(await screen.findByRole('menuitem', { name: 'Saved work' })).toHaveAttribute('href', '/saved-work');
});
