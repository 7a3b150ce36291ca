import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goTo } from '#navigation/navigation-context.tsx';
import { json, problem } from '#test/fake-network.ts';
import { fakeServer } from '#test/fake-server.ts';
import { closeApp, openApp } from '#test/open-app.tsx';

const list = 'GET /api/v1/skills';
// A busy machine takes its time to fetch the modules of a screen.
const patience = { timeout: 20_000 };
const empty = { items: [], next: null, previous: null };
let server: ReturnType<typeof fakeServer>;

beforeEach(() => {
  server = fakeServer({ [list]: () => json(empty), 'GET /api/v1/skills/counts': () => problem(503, 'unavailable') });
});
afterEach(() => {
  closeApp();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a list at its plain address is asked for once, before its screen is there', async () => {
  await openApp('/skills/list');
  await screen.findByRole('heading', { level: 1, name: 'Skills' }, patience);
  await screen.findByText('Nothing here yet', {}, patience);
  expect(server.count(list)).toBe(1);
  const placeOf = (path: string) => server.received.findIndex((call) => call.path === path);
  expect(placeOf('/api/v1/skills')).toBeLessThan(placeOf('/api/v1/work/queues'));
});

test('a list whose address asks for something is asked for by its screen alone', async () => {
  await openApp('/skills/list?q=weld');
  await screen.findByRole('heading', { level: 1, name: 'Skills' }, patience);
  await vi.waitFor(() => expect(server.count(list)).toBe(1), patience);
});

test('a record is asked for once, as soon as one goes to it', async () => {
  const id = '0190a000-0000-7000-8000-000000000001';
  const view = `GET /api/v1/skills/${id}`;
  server.answers[view] = () => problem(404, 'notFound');
  const app = await openApp('/skills/list');
  await screen.findByText('Nothing here yet', {}, patience);
  goTo(app.navigation, `/skills/edit/${id}`);
  expect(server.count(view)).toBe(1);
  await screen.findByText('This record does not exist', {}, patience);
  expect(server.count(view)).toBe(1);
});

test('an early answer that was refused renews the session and is asked for again', async () => {
  let isFirst = true;
  server.answers[list] = () => {
    const answer = isFirst ? problem(401, 'unauthenticated') : json(empty);
    isFirst = false;
    return answer;
  };
  await openApp('/skills/list');
  await vi.waitFor(() => expect(server.count(list)).toBe(2), patience);
  expect(server.count('POST /api/v1/auth/refresh')).toBe(1);
});
