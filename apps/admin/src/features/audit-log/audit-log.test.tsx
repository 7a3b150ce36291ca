import type { AuditEvent } from '@diwan/api-contract/endpoints/audit-events';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, problem } from '#test/fake-network.ts';
import { fakeServer, issueSession } from '#test/fake-server.ts';
import { closeApp, openApp } from '#test/open-app.tsx';

const list = 'GET /api/v1/audit-events';
const verification = 'GET /api/v1/audit-events/verification';
const verify = 'POST /api/v1/audit-events/verification';
const path = '/setting/audit';

const event = (given: Partial<AuditEvent>): AuditEvent => ({
  id: '01980000-0000-7000-8000-000000000001',
  at: '2026-11-22T07:00:00.000000Z',
  actor: { type: 'staff', id: 'sara', name: 'Sara' },
  ip: '203.0.113.9',
  userAgent: 'Firefox',
  requestId: 'r-1',
  entityType: 'skills',
  entityId: '01980000-0000-7000-8000-0000000000aa',
  entityLabel: { ar: 'نجارة', en: 'Carpentry' },
  event: 'record.changed',
  fromState: null,
  toState: null,
  reason: null,
  isErased: false,
  diff: [{ path: 'code', before: 'A1', after: 'B2', pii: false }],
  source: 'ui',
  workflowVersion: 1,
  ...given,
});
const signedIn = event({
  id: '01980000-0000-7000-8000-000000000002',
  event: 'authn_login_success',
  entityType: 'staff',
  entityLabel: { ar: 'سارة', en: 'Sara' },
  diff: [],
});
const looked = (state: string, more: object = {}) => ({
  id: '01980000-0000-7000-8000-000000000003',
  state,
  startedAt: '2026-11-22T07:00:00Z',
  startedBy: { type: 'staff', id: 'sara', name: 'Sara' },
  finishedAt: null,
  checked: 20,
  total: 80,
  faults: 0,
  finding: null,
  ...more,
});

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer({
    [list]: () => json({ items: [event({}), signedIn], next: null, previous: null }),
    [verification]: () => json({ last: null }),
    [verify]: () => json(looked('running'), 202),
  });
});
afterEach(() => {
  closeApp();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test('events are named in words; one opens beside the list with its difference in the words of the fields, and the way to its record', async () => {
  await openApp(path);
  const table = await screen.findByRole('grid', { name: 'Audit log' });
  expect(within(table).getByRole('button', { name: 'Signed in' })).toBeVisible();
  await userEvent.click(within(table).getByRole('button', { name: 'Edited' }));
  const panel = await screen.findByRole('complementary', { name: 'Edited' });
  expect(await within(panel).findByText('Code')).toBeVisible();
  expect(within(panel).getByText('A1')).toBeVisible();
  expect(within(panel).getByRole('link', { name: 'Open the record' })).toHaveAttribute(
    'href',
    expect.stringContaining('0000000000aa'),
  );
  expect(within(panel).getByRole('link', { name: 'All from this address' })).toHaveAttribute(
    'href',
    '/setting/audit?ip=203.0.113.9',
  );
});

test('what is about no record is in words, too: sign-in, operations, and the names of settings', async () => {
  const plain = [
    event({ id: 'a', event: 'authn_mfa_enrolled', entityType: 'staff', diff: [] }),
    event({ id: 'b', event: 'import.finishUndo', entityType: 'imports', diff: [] }),
    event({ id: 'c', entityType: 'settings', diff: [{ path: 'isDemoShown', before: true, after: false, pii: false }] }),
    event({
      id: 'd',
      event: 'exported',
      entityType: 'exports',
      diff: [{ path: 'rows', before: null, after: 3, pii: false }],
    }),
  ];
  server.answers[list] = () => json({ items: plain, next: null, previous: null });
  await openApp(path);
  const table = await screen.findByRole('grid', { name: 'Audit log' });
  for (const name of ['Second factor set up', 'Import taken back'])
    expect(within(table).getByRole('button', { name })).toBeVisible();
  expect(within(table).getByText(/^Imports/)).toBeVisible();
  await userEvent.click(within(table).getByRole('button', { name: 'Edited' }));
  expect(await screen.findByText('Demo apps')).toBeVisible();
  expect(screen.getByText('\u2068Yes\u2069 → \u2068No\u2069')).toBeVisible();
  await userEvent.click(within(table).getByRole('button', { name: 'Exported' }));
  expect(await screen.findByText('Rows')).toBeVisible();
});

test('the address says what is asked for, and the server is asked for it', async () => {
  await openApp(`${path}?actor=sara&hasDiff=true&unknown=1`);
  await screen.findByRole('grid', { name: 'Audit log' });
  const asked = server.received.find(({ path: address }) => address === '/api/v1/audit-events');
  expect(String(asked?.query)).toBe('actor=sara&hasDiff=true');
  expect(screen.getByText('With a difference')).toBeVisible();
});

test('the log is verified on demand: its progress is shown, and the first broken link named', async () => {
  await openApp(path);
  await userEvent.click(await screen.findByRole('button', { name: 'Verify now' }));
  expect(await screen.findByRole('progressbar', { name: 'Verifying: 20 of 80 events' })).toBeVisible();
  const finding = { kind: 'deleted', entityType: 'skills', entityId: 'x', position: 4, at: null, detail: '' };
  server.answers[verification] = () => json({ last: looked('tampered', { faults: 2, finding }) });
  closeApp();
  await openApp(path);
  expect(await screen.findByText(/The log was tampered with: 2 faults/)).toBeVisible();
  expect(screen.getByText('First broken link: an event was deleted, skills x, event 4')).toBeVisible();
});

test('AUTH-12 an editor is told that the log is not theirs, and nothing is asked', async () => {
  await openApp(path, issueSession('editor'));
  expect(await screen.findByText('Only administrators read the audit log.')).toBeVisible();
  expect(server.count(list)).toBe(0);
});

test('a log that can’t be loaded says so and can be tried again', async () => {
  server.answers[list] = () => problem(500, 'internal');
  await openApp(path);
  expect(await screen.findByText('The audit log could not be loaded.')).toBeVisible();
  server.answers[list] = () => json({ items: [], next: null, previous: null });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('Nothing in the log matches.')).toBeVisible());
});
