import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { json } from '#test/fake-network.ts';
import { fakeServer } from '#test/fake-server.ts';
import { closeApp, openApp } from '#test/open-app.tsx';

afterEach(() => {
  closeApp();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const of = (value: number, isCapped = false) => ({ value, isCapped });

test('a filter says how many each of its values would find, asked once and only when it is opened', async () => {
  const server = fakeServer({
    'GET /api/v1/skills': () => json({ items: [], next: null, previous: null }),
    'GET /api/v1/skills/counts': () => json({ total: of(0), byState: {} }),
    'GET /api/v1/skills/filter-counts': () =>
      json({ technical: of(1204), soft: of(10_000, true), language: of(0), tool: of(3) }),
  });
  await openApp('/skills/list?type=soft&q=a');
  const asked = () => server.received.filter(({ path }) => path.endsWith('/filter-counts'));
  await screen.findByRole('button', { name: /^Type/ }, { timeout: 10_000 });
  expect(asked()).toEqual([]);
  // The button that was found may be the one that only stands in until the filters have come.
  const open = async () => {
    if (!screen.queryByRole('dialog')) await userEvent.click(screen.getByRole('button', { name: /^Type/ }));
    return screen.getByRole('dialog');
  };
  const panel = within(await vi.waitFor(open, { timeout: 10_000, interval: 1_000 }));
  await waitFor(() => expect(panel.getByRole('checkbox', { name: 'Technical' })).toHaveAccessibleDescription('1,204'));
  expect(panel.getByRole('checkbox', { name: 'Soft skill' })).toHaveAccessibleDescription('10,000+');
  expect(panel.getByRole('checkbox', { name: 'Language' })).toHaveAccessibleDescription('0');
  expect(asked().map(({ query }) => Object.fromEntries(query))).toEqual([{ by: 'type', q: 'a' }]);
  await userEvent.click(panel.getByRole('checkbox', { name: 'Tool' }));
  await waitFor(() => expect(location.search).toContain('tool'));
  expect(asked()).toHaveLength(1);
}, 30_000);
