import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { json } from '#test/fake-network.ts';
import { fakeServer } from '#test/fake-server.ts';
import { closeApp, openApp } from '#test/open-app.tsx';

const actor = { type: 'system', id: 'system', name: 'Diwan' };
const id = '0190a000-0000-7000-8000-000000000001';
const skill = {
  id,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000000Z',
  updatedAt: '2026-01-01T00:00:00.000000Z',
  createdBy: actor,
  updatedBy: actor,
  availableEvents: [],
  name: { ar: 'لحام', en: 'Welding' },
  code: null,
  icon: null,
  escoUri: null,
  type: 'technical',
  synonyms: [],
  state: 'active',
  usageCount: 0,
};
const offline = () => {
  throw new TypeError('Failed to fetch');
};

afterEach(() => {
  closeApp();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a form that is on its way has the shape of what comes', async () => {
  const answered = Promise.withResolvers<Response>();
  fakeServer({ [`GET /api/v1/skills/${id}`]: () => answered.promise });
  await openApp(`/skills/edit/${id}`);
  expect(await screen.findByRole('heading', { level: 2, name: 'Term' })).toBeVisible();
  expect(screen.getByText('Other names')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /Other names/ })).toBeNull();
  answered.resolve(json(skill));
  expect((await screen.findAllByRole('textbox', { name: /Other names/ }))[0]).toBeVisible();
});

test('a record that can’t be reached says so, and is there when it is tried again', async () => {
  const network = fakeServer({ [`GET /api/v1/skills/${id}`]: offline, 'GET /livez': offline });
  await openApp(`/skills/edit/${id}`);
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('The server cannot be reached')).toBeVisible();
  expect(main.getByText('Nothing is lost. Try again once the connection is back.')).toBeVisible();
  network.answers[`GET /api/v1/skills/${id}`] = () => json(skill);
  await userEvent.click(main.getByRole('button', { name: 'Try again' }));
  expect(await main.findByDisplayValue('Welding')).toBeVisible();
});
