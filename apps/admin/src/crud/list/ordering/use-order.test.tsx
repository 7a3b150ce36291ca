import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { json, problem, type Received } from '#test/fake-network.ts';
import { fakeServer } from '#test/fake-server.ts';
import { closeApp, openApp } from '#test/open-app.tsx';

const list = 'GET /api/v1/skills';
const actor = { type: 'system', id: 'system', name: 'Diwan' };
const term = (name: string) => ({
  id: `0190a000-0000-7000-8000-00000000000${name.length}`,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000000Z',
  updatedAt: '2026-01-01T00:00:00.000000Z',
  createdBy: actor,
  updatedBy: actor,
  availableEvents: [{ type: 'term.reorder', isAvailable: true }],
  name: { ar: name },
  code: null,
  parent: null,
  synonyms: [],
  state: 'active',
  usageCount: 0,
});

/** Terms whose moves are kept as a server keeps them: of the version that they have, one after the other. */
function termServer(...names: string[]) {
  let rows = names.map(term);
  const held: PromiseWithResolvers<void>[] = [];
  const keys: (string | null)[] = [];
  const move = async ({ path, headers, body }: Received) => {
    held.push(Promise.withResolvers());
    keys.push(headers.get('idempotency-key'));
    await held.at(-1)!.promise;
    const moved = rows.find(({ id }) => path.includes(id))!;
    if (headers.get('if-match') !== `"v${moved.version}"`) return problem(412, 'stale');
    const others = rows.filter((row) => row !== moved);
    const at = others.findIndex(({ id }) => id === (body as { before: string | null }).before);
    const next = { ...moved, version: moved.version + 1 };
    rows = others.toSpliced(at < 0 ? others.length : at, 0, next);
    return json(next);
  };
  const server = fakeServer({
    [list]: () => json({ items: rows, next: null, previous: null }),
    'GET /api/v1/skills/counts': () => json({ total: { value: rows.length, isCapped: false }, byState: {} }),
    ...Object.fromEntries(rows.map(({ id }) => [`POST /api/v1/skills/${id}/events`, move])),
  });
  return { ...server, held, keys, names: () => rows.map(({ name }) => name.ar) };
}

afterEach(() => {
  closeApp();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const rowOf = (name: string) => screen.getByRole('row', { name });
const shown = () =>
  within(screen.getByRole('treegrid'))
    .getAllByRole('row')
    .map((row) => row.getAttribute('aria-label'));

async function moveToEnd(name: string, last: string) {
  rowOf(name).focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  const place = () => document.activeElement?.getAttribute('aria-label') ?? '';
  await waitFor(() => expect(place()).toMatch(/Insert|Drop/));
  for (let step = 0; step < 12 && place() !== `Insert after ${last}`; step += 1)
    await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(shown().at(-1)).toBe(name));
}

test('a second move is told to the server after it has taken the first, with what it has made of that; neither is lost', async () => {
  const server = termServer('A', 'Bb', 'Ccc');
  await openApp('/skills/list?layout=tree');
  await screen.findByRole('row', { name: 'A' });
  await moveToEnd('A', 'Ccc');
  await moveToEnd('Bb', 'A');
  await moveToEnd('A', 'Bb');
  expect(shown()).toEqual(['Ccc', 'Bb', 'A']);
  for (const told of [1, 2, 3]) {
    await waitFor(() => expect(server.held).toHaveLength(told));
    expect(shown()).toEqual(['Ccc', 'Bb', 'A']);
    server.held.at(-1)!.resolve();
  }
  await waitFor(() => expect(server.names()).toEqual(['Ccc', 'Bb', 'A']));
  expect(shown()).toEqual(['Ccc', 'Bb', 'A']);
  expect(screen.queryByText(/could not be moved/i)).toBeNull();
}, 30_000);

test('a move that fails takes those after it back with it, and the next one is another one to the server', async () => {
  const server = termServer('A', 'Bb', 'Ccc');
  await openApp('/skills/list?layout=tree');
  await screen.findByRole('row', { name: 'A' });
  await moveToEnd('A', 'Ccc');
  await moveToEnd('Bb', 'A');
  await waitFor(() => expect(server.held).toHaveLength(1));
  server.held[0]!.reject(new TypeError('Failed to fetch'));
  expect(await screen.findByText('It could not be moved')).toBeVisible();
  await waitFor(() => expect(shown()).toEqual(['A', 'Bb', 'Ccc']));
  await moveToEnd('Bb', 'Ccc');
  await waitFor(() => expect(server.held).toHaveLength(2));
  server.held[1]!.resolve();
  await waitFor(() => expect(server.names()).toEqual(['A', 'Ccc', 'Bb']));
  expect(new Set(server.keys).size).toBe(2);
}, 30_000);

test('NAV-08 whoever leaves while a move still waits to be told is asked; whoever stays loses none', async () => {
  const server = termServer('A', 'Bb', 'Ccc');
  await openApp('/skills/list?layout=tree');
  await screen.findByRole('row', { name: 'A' });
  await moveToEnd('A', 'Ccc');
  await moveToEnd('Bb', 'A');
  await waitFor(() => expect(server.held).toHaveLength(1));
  await userEvent.click(screen.getAllByRole('link', { name: 'Dashboard' })[0]!);
  const asked = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await userEvent.click(within(asked).getByRole('button', { name: 'Stay on this page' }));
  expect(shown()).toEqual(['Ccc', 'A', 'Bb']);
  server.held[0]!.resolve();
  await waitFor(() => expect(server.held).toHaveLength(2));
  server.held[1]!.resolve();
  await waitFor(() => expect(server.names()).toEqual(['Ccc', 'A', 'Bb']));
}, 30_000);

test('a move that the server has taken stays where it is shown while the list can’t be read again; the next one is told once it can', async () => {
  const server = termServer('A', 'Bb', 'Ccc');
  const answer = server.answers[list]!;
  await openApp('/skills/list?layout=tree');
  await screen.findByRole('row', { name: 'A' });
  await moveToEnd('A', 'Ccc');
  await waitFor(() => expect(server.held).toHaveLength(1));
  server.answers[list] = () => problem(500, 'internal');
  server.held[0]!.resolve();
  await waitFor(() => expect(server.names()).toEqual(['Bb', 'Ccc', 'A']));
  await moveToEnd('Bb', 'A');
  expect(shown()).toEqual(['Ccc', 'A', 'Bb']);
  expect(server.held).toHaveLength(1);
  server.answers[list] = answer;
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(server.held).toHaveLength(2));
  server.held[1]!.resolve();
  await waitFor(() => expect(server.names()).toEqual(['Ccc', 'A', 'Bb']));
}, 30_000);
