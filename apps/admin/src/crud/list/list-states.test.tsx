import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goTo } from '#navigation/navigation-context.tsx';
import { preloadLinked } from '#navigation/screens/preload-linked.ts';
import { json, problem } from '#test/fake-network.ts';
import { fakeServer } from '#test/fake-server.ts';
import { closeApp, openApp } from '#test/open-app.tsx';

const actor = { type: 'system', id: 'system', name: 'Diwan' };
const skill = (name: string, index: number) => ({
  id: `0190a000-0000-7000-8000-00000000000${index}`,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000000Z',
  updatedAt: '2026-01-01T00:00:00.000000Z',
  createdBy: actor,
  updatedBy: actor,
  availableEvents: [],
  name: { ar: name },
  code: null,
  synonyms: [],
  state: 'active',
  usageCount: index,
});
const skills = ['Accounting', 'Bookkeeping', 'Carpentry'].map(skill);
const list = 'GET /api/v1/skills';
const page = (items: object[]) => () => json({ items, next: null, previous: null });
const offline = () => {
  throw new TypeError('Failed to fetch');
};

const listScreen = {
  pattern: '/skills/list',
  params: {},
  title: '',
  area: undefined,
  rule: 'editor',
  layout: 'main',
} as const;

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  const value = { value: 12_431, isCapped: false };
  server = fakeServer({
    [list]: page(skills),
    'GET /api/v1/skills/counts': () => json({ total: value, byState: {} }),
  });
});
afterEach(() => {
  closeApp();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const table = () => screen.findByRole('grid', { name: 'Skills' });
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
async function refresh() {
  const button = screen.getByRole('button', { name: 'Refresh' });
  // What stands beside the rows follows them a moment later.
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
}

test('offline: what was last seen stays with its time, and is read again once the server answers', async () => {
  await openApp('/skills/list');
  await table();
  server.answers[list] = offline;
  server.answers['GET /livez'] = offline;
  await refresh();
  expect(await screen.findByText(/^Offline: you see what was loaded at/)).toBeVisible();
  expect(within(await table()).getByText('Bookkeeping')).toBeVisible();
  server.answers[list] = page([...skills, skill('Design', 4)]);
  server.answers['GET /livez'] = () => new Response('ok');
  await waitFor(() => expect(screen.queryByText(/^Offline/)).toBeNull(), { timeout: 10_000 });
  expect(within(await table()).getByText('Design')).toBeVisible();
}, 20_000);

test('the page and the order that somebody points at are read before they are asked for, and once', async () => {
  const asked: string[] = [];
  server.answers[list] = ({ query }) => {
    asked.push(query.get('after') ?? query.get('sort') ?? '');
    return json({ items: asked.at(-1) === 'two' ? [skill('Design', 4)] : skills, next: 'two', previous: null });
  };
  await openApp('/skills/list');
  const stop = preloadLinked({ preload: async () => {} }, { match: () => listScreen, prefetch: () => {} }, () => []);
  await table();
  await userEvent.hover(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(asked).toEqual(['', 'two']));
  expect(within(await table()).queryByText('Design')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await within(await table()).findByText('Design')).toBeVisible();
  expect(asked).toEqual(['', 'two']);
  await userEvent.hover(within(await table()).getByRole('button', { name: 'Arabic name' }));
  await waitFor(() => expect(asked).toEqual(['', 'two', 'name']));
  await userEvent.click(within(await table()).getByRole('button', { name: 'Arabic name' }));
  expect(await within(await table()).findByText('Carpentry')).toBeVisible();
  expect(asked.filter((each) => each === 'name')).toHaveLength(1);
  stop();
}, 20_000);

test('a step to the next page that is taken while other rows are on their way leads on from those, unless still others are asked for', async () => {
  const asked: string[] = [];
  let isHeld = true;
  server.answers[list] = async ({ query }) => {
    const [sort, after] = [query.get('sort') ?? '', query.get('after')];
    asked.push(after ?? sort);
    await waitFor(() => expect(sort !== '' && after === null && isHeld).toBe(false));
    return json({ items: after ? [skill(`Page of ${after}`, 4)] : skills, next: `after ${sort}`, previous: null });
  };
  await openApp('/skills/list');
  const byName = () => screen.getByRole('button', { name: 'Arabic name' });
  const toNext = () => screen.getByRole('button', { name: 'Next page' });
  await table();
  await userEvent.click(byName());
  await userEvent.click(toNext());
  expect(asked).toEqual(['', 'name']);
  isHeld = false;
  expect(await within(await table()).findByText('Page of after name')).toBeVisible();

  isHeld = true;
  await userEvent.click(byName());
  await userEvent.click(toNext());
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50');
  isHeld = false;
  expect(await within(await table()).findByText('Carpentry')).toBeVisible();
  expect(asked).toEqual(['', 'name', 'after name', '-name', '-name']);
});

test('a step to the next page that is taken while a search is on its way leads nowhere: nobody has seen the first page of what is found', async () => {
  const asked: string[] = [];
  const found = Promise.withResolvers<void>();
  server.answers[list] = async ({ query }) => {
    const [q, after] = [query.get('q') ?? '', query.get('after')];
    asked.push(after ?? q);
    if (q !== '') await found.promise;
    return json({ items: q === '' ? skills : [skill(`Found for ${q}`, 4)], next: `after ${q}`, previous: null });
  };
  await openApp('/skills/list');
  await table();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'carp');
  await waitFor(() => expect(asked).toEqual(['', 'carp']));
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  found.resolve();
  expect(await within(await table()).findByText('Found for carp')).toBeVisible();
  expect(asked).toEqual(['', 'carp']);
}, 20_000);

test('NAV-09 whoever comes back to a list sees at once what it showed, and then what it has become', async () => {
  const app = await openApp('/skills/list');
  await table();
  await act(async () => goTo(app.navigation, '/dashboard'));
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  let answer = () => {};
  server.answers[list] = () => new Promise((resolve) => (answer = () => resolve(page([skill('Design', 4)])())));
  await act(async () => goTo(app.navigation, '/skills/list'));
  expect(within(await table()).getByText('Bookkeeping')).toBeVisible();
  expect(screen.getByText('12,431 results')).toBeVisible();
  answer();
  expect(await within(await table()).findByText('Design')).toBeVisible();
  expect(screen.queryByText('Bookkeeping')).toBeNull();
});

test('a list that fails at first says so and can be tried again', async () => {
  server.answers[list] = () => problem(500, 'internal');
  server.answers['GET /api/v1/skills/counts'] = () => problem(500, 'internal');
  await openApp('/skills/list');
  expect(await screen.findByText('This could not be loaded')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Rows per page' })).toBeNull();
  server.answers[list] = page(skills);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(within(await table()).getByText('Accounting')).toBeVisible();
  expect(await screen.findByText('Could not be counted now')).toBeVisible();
});

test('a refresh that fails keeps the rows and says since when they are; one that is forbidden does not', async () => {
  await openApp('/skills/list');
  await table();
  server.answers[list] = () => problem(500, 'internal');
  await refresh();
  expect(await screen.findByText(/^Could not be refreshed: you see what was loaded at/)).toBeVisible();
  expect(within(await table()).getByText('Carpentry')).toBeVisible();
  server.answers[list] = () => problem(403, 'forbidden');
  await refresh();
  expect(await screen.findByText('You may not see this')).toBeVisible();
  expect(screen.queryByRole('grid')).toBeNull();
});

test('a place in the list that is no longer one leads to the first page', async () => {
  server.answers[list] = () => problem(422, 'invalid');
  const app = await openApp('/skills/list?after=gone&q=a');
  await userEvent.click(await screen.findByRole('button', { name: 'Start at the first page' }));
  expect(app.location()).toBe('/skills/list?q=a');
});

test('a page whose records are gone says so, and leads to the first page', async () => {
  server.answers[list] = page([]);
  const app = await openApp('/skills/list?after=cursor');
  expect(await screen.findByText('This page is empty by now')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Start at the first page' }));
  expect(app.location()).toBe('/skills/list');
  expect(await screen.findByText('Nothing here yet')).toBeVisible();
  expect(within(screen.getByRole('main')).getAllByRole('link', { name: 'Add skill' })).toHaveLength(2);
});

test('NAV-09 what a list does not know of its address is named, and the server is not asked for it', async () => {
  await openApp('/skills/list?state=lost&colour=red&columns=name,secret');
  expect(
    await screen.findByText(/This address contains .*state.*colour.*columns.*, which this list does not know/),
  ).toBeVisible();
  await table();
  expect(screen.getByRole('columnheader', { name: /Arabic/ })).toBeVisible();
});

test('NAV-09 the page that is shown is remembered for the way back from its records', async () => {
  await openApp('/skills/list?sort=name');
  await table();
  expect(JSON.parse(sessionStorage.getItem('list.skills') ?? 'null')).toEqual({
    address: '/skills/list?sort=name',
    hasPage: true,
    ids: skills.map(({ id }) => id),
    apiQuery: { sort: 'name', limit: '25' },
    previous: null,
    next: null,
    offset: 0,
    total: { value: 12_431, isCapped: false },
  });
});

test('all that match are selected as a query, less those that are taken out', async () => {
  await openApp('/skills/list');
  const rows = await table();
  await userEvent.click(within(rows).getByRole('checkbox', { name: /all/i }));
  const bar = await screen.findByRole('region', { name: 'Selection' }, { timeout: 8_000 });
  expect(within(bar).getByText('3 selected')).toBeVisible();
  await userEvent.click(within(bar).getByRole('button', { name: 'Select all 12,431 that match' }));
  expect(within(bar).getByText('All 12,431 that match')).toBeVisible();
  await userEvent.click(within(rows).getByRole('checkbox', { name: 'Select Carpentry' }));
  expect(within(bar).getByText('All 12,431 that match, except 1')).toBeVisible();
  await act(() => userEvent.click(within(bar).getByRole('button', { name: 'Clear selection' })));
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
}, 15_000);

test('a row’s menu stays closed when its record comes back to the same place', async () => {
  await openApp('/skills/list');
  const actionsOf = (name: string) => screen.findByRole('button', { name: `Actions for ${name}` });
  await table();
  await userEvent.click(await actionsOf('Accounting'));
  expect(await screen.findByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  server.answers[list] = page(skills.toReversed());
  await refresh();
  await waitFor(async () => expect(within(await table()).getAllByRole('row')[1]).toHaveTextContent('Carpentry'));
  server.answers[list] = page(skills);
  await refresh();
  await waitFor(async () => expect(within(await table()).getAllByRole('row')[1]).toHaveTextContent('Accounting'));
  await act(() => nextFrame());
  await act(() => nextFrame());
  expect(screen.queryByRole('menu')).toBeNull();
});

test('what is asked for before the list is drawn again holds beside what was asked for before it', async () => {
  const app = await openApp('/skills/list');
  const rows = await table();
  const size = screen.getByRole('combobox', { name: 'Rows per page' });
  act(() => {
    within(rows).getByRole('button', { name: 'Arabic name' }).click();
    fireEvent.change(size, { target: { value: '50' } });
  });
  expect(app.location()).toBe('/skills/list?sort=name&limit=50');
});
