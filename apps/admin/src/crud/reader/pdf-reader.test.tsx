import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { json, problem } from '#test/fake-network.ts';
import { fakeServer } from '#test/fake-server.ts';
import { closeApp, openApp } from '#test/open-app.tsx';
import { zoomed, zooms } from './zoom.ts';

const actor = { type: 'system', id: 'system', name: 'Diwan' };
const id = '0190a000-0000-7000-8000-000000000001';
const cv = '0190a000-0000-7000-8000-000000000002';
const seeker = {
  id,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000000Z',
  updatedAt: '2026-01-01T00:00:00.000000Z',
  createdBy: actor,
  updatedBy: actor,
  availableEvents: [],
  number: 'SKR-2026-00001',
  state: 'active',
  name: { ar: { first: 'سارة', family: 'العتيبي' }, en: { first: 'Sara', family: 'Alotaibi' } },
  cityId: 'riyadh',
  cv,
};
const file = { id: cv, name: 'Sara.docx', kind: 'docx', size: 20_000, scan: 'unscanned' };
const address = `/seekers/view/${id}?tab=paper`;

function serve(record: object, document: object = file) {
  return fakeServer({
    [`GET /api/v1/seekers/${id}`]: () => json(record),
    [`GET /api/v1/field-files/${cv}`]: () => json(document),
  });
}

afterEach(() => {
  closeApp();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('whoever has no CV has a sentence instead, and nothing is asked for', async () => {
  const server = serve({ ...seeker, cv: null });
  await openApp(address);
  expect(await screen.findByText('No CV yet.')).toBeVisible();
  expect(server.received.some(({ path }) => path.includes('field-files'))).toBe(false);
});

test('a Word file is not shown, and offered for download', async () => {
  const server = serve(seeker);
  await openApp(address);
  expect(await screen.findByText(/not shown here/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Download Sara.docx' })).toBeEnabled();
  expect(server.received.some(({ path }) => path.endsWith('/content'))).toBe(false);
});

test('what waits for the virus scan is not fetched', async () => {
  const server = serve(seeker, { ...file, kind: 'pdf', scan: 'pending' });
  await openApp(address);
  expect(await screen.findByText(/Waiting for the virus scan/)).toBeVisible();
  expect(server.received.some(({ path }) => path.endsWith('/content'))).toBe(false);
});

test('a file that could not be fetched is asked for again on demand', async () => {
  let isDown = true;
  fakeServer({
    [`GET /api/v1/seekers/${id}`]: () => json(seeker),
    [`GET /api/v1/field-files/${cv}`]: () => (isDown ? problem(404, 'notFound') : json(file)),
  });
  await openApp(address);
  expect(await screen.findByText('The document could not be fetched')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/not shown here/)).toBeVisible();
});

test('sizes change step by step, and stay at either end', () => {
  expect([zoomed(1, 1), zoomed(1, -1), zoomed(zooms[0], -1), zoomed(3, 1)]).toEqual([1.25, 0.75, 0.5, 3]);
});
